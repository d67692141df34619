import { expect, test } from '@jest/globals';
import { openTestService, sharedDatabase } from '../service.ts';
import { until } from '../until.ts';

test('an observer that throws fails no request and does not end the process', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const observed = await openTestService(
    {},
    {
      database: await sharedDatabase(),
      observer() {
        throw new Error('no space left');
      },
    },
  );
  try {
    // Cached and not, of the fast lane and of node:http, free and charged, refused and without a key.
    const paths = [
      '/v1/bloodborne/bosses/amygdala',
      '/v1/bloodborne/bosses/amygdala',
      '/v1/bloodborne/bosses/amygdla',
      '/v1/bloodborne/bosses?page=0',
      '/v1/usage',
      '/livez',
      '/bloodborne/bosses/amygdala',
    ];
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await observed.get(path)).status);
    expect(statuses).toEqual([200, 200, 404, 400, 200, 200, 200]);
    const query = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"query":"{__typename}"}',
    };
    expect((await observed.get('/graphql', query)).status).toBe(200);
    expect((await observed.get('/v1/usage', { key: null })).status).toBe(401);
    const requests = () => observed.emitted.filter(({ type }) => type === 'request').length;
    await until('all requests to be reported', async () => requests() === paths.length + 2);
    const failures = warnings.filter(({ message }) => message.includes('no space left'));
    expect(failures).toHaveLength(1);
  } finally {
    process.off('warning', note);
    await observed.close();
  }
});
