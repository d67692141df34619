import { afterAll } from '@jest/globals';

/** That suite again, with many more streams. */
process.env['CARYLL_STREAMS'] = '2000';
afterAll(() => {
  delete process.env['CARYLL_STREAMS'];
});
// As a module of its own: this process may have loaded it already.
const suite = './streams.system.test.ts?many-streams';
await import(suite);
