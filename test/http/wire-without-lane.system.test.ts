/** Everything below requests again, with all of them read by node:http. */
process.env['CARYLL_TEST_FAST_LANE'] = 'false';
await import('./wire.system.test.ts');
