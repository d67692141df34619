// How Jest runs a suite of ours: jest-circus, unchanged, with modules as Node itself loads them. Jest's own way gives
// each suite a new realm and loads every source through it again, which took longer than most suites; this way a worker
// loads a source once, an `Error` is an `Error`, and what a helper opened for one suite can serve the next.
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setGlobals } from './jest-globals.js';

const require = createRequire(import.meta.url);
const { default: runWithCircus } = require('jest-circus/runner');
register('./typescript-loader.js', import.meta.url);
process.setSourceMapsEnabled(true);

// The timers of a shared database would keep a worker running that Jest no longer listens to.
if (process.send) setInterval(() => process.listenerCount('message') > 0 || process.exit(), 50).unref();

const hooks = require('node:async_hooks');
const storage = new hooks.AsyncLocalStorage();
const storageProperty = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');
const sharedStorageProperty = {
  configurable: true,
  value: function shared() {
    return storage;
  },
};

/**
 * The parts of Jest's runtime that circus needs to load modules. Each suite gets its own circus, whose state is in its
 * module and one global.
 */
const loading = {
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    // Each circus makes a storage, for which Node 20 does work at every promise, long after its suite. They share one.
    // Defined, not assigned: from Node 22 on it has only a getter.
    Object.defineProperty(hooks, 'AsyncLocalStorage', sharedStorageProperty);
    const circus = require(file);
    Object.defineProperty(hooks, 'AsyncLocalStorage', storageProperty);
    return circus;
  },
  requireModule: require,
  setGlobalsForRuntime: setGlobals,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (file) => import(pathToFileURL(file).href),
};

export default function runSuite(globalConfig, config, environment, runtime, file, report) {
  // Jest's, which knows no source maps of modules that Node has loaded.
  delete Error.prepareStackTrace;
  return runWithCircus(globalConfig, config, environment, Object.assign(runtime, loading), file, report);
}
