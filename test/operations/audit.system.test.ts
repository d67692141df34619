import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';

/** .ci/audit with an npm that answers what a registry may answer. */
function audit(answer: string, exitCode: number): { status: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'caryll-npm-'));
  try {
    const npm = join(folder, 'npm');
    writeFileSync(
      npm,
      `#!/bin/sh\n[ "$1" = audit ] || { echo https://registry.example.org/; exit 0; }\necho '${answer}'\nexit ${exitCode}\n`,
    );
    chmodSync(npm, 0o755);
    return spawnSync(fromRoot('.ci', 'audit'), {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A report in which these packages are vulnerable. */
const reportOf = (...names: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      names.map((name) => [
        name,
        { name, severity: 'high', via: [{ title: 'it lets in what it should not' }] },
      ]),
    ),
  });

test('a registry that knows of nothing: the step passes and says so', () => {
  const { status, stdout } = audit(reportOf(), 0);
  expect(status).toBe(0);
  expect(stdout).toContain('no known vulnerability');
});

test.each([
  ['is installed', '@electric-sql/pglite'],
  ['is in a bundle', 'graphql-yoga'],
])('a registry that knows of a vulnerability of a package that %s: the step fails', (_how, name) => {
  const { status, stderr } = audit(reportOf(name), 1);
  expect(status).toBe(1);
  expect(stderr).toContain(`${name} (high): it lets in what it should not`);
});

test('a vulnerability of a package that is not shipped: the step passes', () => {
  expect(audit(reportOf('jest'), 1).status).toBe(0);
});

test('a registry without the endpoint: nothing was checked, and that is said', () => {
  const { status, stdout, stderr } = audit('{"message":"405 Method Not Allowed","error":{}}', 1);
  expect(status).toBe(0);
  expect(stdout).toBe('');
  expect(stderr).toContain('DID NOT RUN');
  expect(stderr).toContain('https://registry.example.org/');
});
