import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

let remembering: TestService;
let forgetting: TestService;
beforeAll(async () => {
  const database = await sharedDatabase();
  remembering = await openTestService({}, { database, cacheSizes: { replyBytes: 0 } });
  forgetting = await openTestService({ CACHE_MB: '0' }, { database });
});
afterAll(async () => {
  await forgetting.close();
  await remembering.close();
});

/** Statements that read rows of bosses for one request. */
async function reads(service: TestService): Promise<number> {
  service.takeStatements();
  const { status } = await service.get('/v1/bloodborne/bosses/father-gascoigne');
  expect(status).toBe(200);
  return service.takeStatements().filter((sql) => /from \w+\.boss /.test(sql)).length;
}

test('D10: services in one process cache as many rows as each is allowed', async () => {
  expect(await reads(remembering)).toBe(1);
  expect(await reads(remembering)).toBe(0);
  expect(await reads(forgetting)).toBe(1);
  expect(await reads(forgetting)).toBe(1);
  expect(await reads(remembering)).toBe(0);
});
