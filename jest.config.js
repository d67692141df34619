/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '<rootDir>/scripts/jest-transform.js' },
  // One limit for all, for what hangs: a busy machine may take its time.
  testTimeout: 300_000,
  setupFiles: ['<rootDir>/test/one-error.ts'],
  globalSetup: '<rootDir>/test/global-setup.ts',
  maxWorkers: 2,
};
