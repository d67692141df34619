import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestService, type TestService } from '../service.ts';

/** GraphiQL in a real browser, under the policy it is sent with. Skipped where there is no Chromium. */
function findChromium(): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser'], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}
const chromium = findChromium();
const required = process.env['CARYLL_REQUIRE_SERVERS'] === '1';
const maybe = chromium || required ? describe : describe.skip;

maybe('GraphiQL in a browser', () => {
  let service: TestService;
  let folder: string;
  beforeAll(async () => {
    service = await openTestService();
    folder = await mkdtemp(path.join(tmpdir(), 'caryll-chromium-'));
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  test('starts with the examples, and breaks no rule of the policy', async () => {
    const { stdout, stderr } = await promisify(execFile)(
      chromium!,
      [
        ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        ...[
          `--user-data-dir=${folder}`,
          '--virtual-time-budget=8000',
          '--enable-logging=stderr',
          '--dump-dom',
        ],
        `${service.url}/graphql`,
      ],
      { maxBuffer: 50_000_000, timeout: 50_000 },
    );
    expect(stdout).toContain('graphiql-container');
    expect(stdout).toContain('API key of plan internal');
    expect(stdout).toContain('bossGuide');
    expect(stdout).toContain('href="/docs/graphql"');
    // Without a key nothing is asked of the service but the page and its files.
    const asked = service.observed.flatMap((each) => (each.type === 'request' ? [each.method] : []));
    expect(new Set(asked)).toEqual(new Set(['GET']));
    expect(service.observed.filter((each) => each.type === 'request' && each.status >= 400)).toEqual([]);
    const complaints = stderr.split('\n').filter((line) => /CONSOLE/.test(line));
    expect(complaints).toEqual([]);
  });
});
