import { afterAll } from '@jest/globals';

/** All requests of that suite again, with all of them read by node:http. */
process.env['CARYLL_TEST_FAST_LANE'] = 'false';
afterAll(() => {
  delete process.env['CARYLL_TEST_FAST_LANE'];
});
// As a module of its own: this process may have loaded it already.
const suite = './wire.system.test.ts?without-lane';
await import(suite);
