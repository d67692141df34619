import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { generateSecret } from '../../src/keys/format.ts';
import { rootFolder } from '../../src/root.ts';

/** A process that verifies the secrets that it reads from its input, and then writes down all that it remembers. */
const program = `
  import { createKeyVerifier } from './src/keys/verify.ts';
  import { writeHeapSnapshot } from 'node:v8';

  const issued = { plan: 'free', kind: 'live', name: null, expires_at: null, revoked_at: null, disabled_at: null };
  let lookUps = 0;
  // Of the keys that are looked up every second one was issued.
  const raw = async (_sql, [hashes]) => ({
    rows: hashes
      .filter(() => (lookUps += 1) % 2)
      .map((hash) => ({ ...issued, hash, id: 'key' + lookUps, display: 'shown', owner: 'owner' })),
  });
  const verifier = createKeyVerifier({ database: { knex: { raw } }, emit() {}, now: Date.now });
  const outcomes = { known: 0, unknown: 0 };

  async function verifyAll() {
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const lines = Buffer.concat(chunks);
    for (let start = 0; start < lines.length; ) {
      const end = lines.indexOf(10, start);
      try {
        await verifier.verify(lines.toString('utf8', start, end));
        outcomes.known += 1;
      } catch (error) {
        if (error.code !== 'invalid_api_key') throw error;
        outcomes.unknown += 1;
      }
      start = end + 1;
    }
  }
  await verifyAll();
  // V8 keeps the last text that a regular expression was tried on.
  /other/.test('another');
  writeHeapSnapshot(process.argv[2]);
  process.stdout.write(JSON.stringify(outcomes), () => process.exit());
`;

const bundle = `
  import { build } from 'esbuild';
  import { nodeBundle } from './scripts/bundle.js';
  const stdin = { contents: process.argv[1], resolveDir: '.', loader: 'ts' };
  await build({ ...nodeBundle, splitting: false, stdin, outfile: process.argv[2] });`;

test('D17: a heap of remembered keys, issued and invented, holds none of them in clear', async () => {
  const folder = mkdtempSync(path.join(rootFolder, 'dist', 'test-secrets-'));
  try {
    const file = path.join(folder, 'program.js');
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', bundle, program, file], {
      cwd: rootFolder,
    });
    const snapshot = path.join(folder, 'all.heapsnapshot');
    const secrets = Array.from({ length: 100 }, () => generateSecret('live'));
    const child = spawn(process.execPath, [file, snapshot], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(secrets.map((secret) => `${secret}\n`).join(''));
    let text = '';
    for await (const chunk of child.stdout) text += chunk;
    expect(JSON.parse(text)).toEqual({ known: 50, unknown: 50 });
    const heap = readFileSync(snapshot, 'utf8');
    expect(heap).toContain('invalid_api_key');
    expect(secrets.filter((secret) => heap.includes(secret))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
