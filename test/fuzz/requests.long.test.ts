import { afterAll } from '@jest/globals';

/** The same as `requests.system.test.ts`, with ten times as many requests. */
process.env['CARYLL_FUZZ_REQUESTS'] = '20000';
afterAll(() => {
  delete process.env['CARYLL_FUZZ_REQUESTS'];
});
// As a module of its own: this process may have loaded it already.
const suite = './requests.system.test.ts?long';
await import(suite);
