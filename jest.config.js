/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testRunner: '<rootDir>/scripts/jest-native.js',
  transform: {},
  // One limit for all, for what hangs: a busy machine may take its time.
  testTimeout: 600_000,
  globalSetup: '<rootDir>/scripts/jest-setup.js',
  globalTeardown: '<rootDir>/scripts/jest-teardown.js',
  maxWorkers: 2,
  // Suites run in processes of their own, even one alone, and a process that has grown is replaced.
  workerIdleMemoryLimit: '3GB',
  workerGracefulExitTimeout: 10_000,
};
