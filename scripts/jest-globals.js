// What a suite imports from `@jest/globals` (`typescript-loader.js` leads that name here): the functions of the suite
// that runs now, for helpers that are loaded once and serve many suites.
let current = {};

export function setGlobals(globals) {
  current = globals;
}

const forwarded = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _self, args) => current[name](...args),
    get: (_target, key) => current[name][key],
  });

export const [describe, test, expect, beforeAll, beforeEach, afterAll, afterEach] = [
  'describe',
  'test',
  'expect',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
].map(forwarded);
