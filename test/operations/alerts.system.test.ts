import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createMetrics } from '../../src/observe/metrics.ts';
import { fromRoot } from '../../src/root.ts';
import { programsNamed, skipped } from '../programs.ts';

/** Alerts and dashboard: each alert rings when it should and not otherwise, and what they read is there. */

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: { readonly summary: string };
}

const read = (...parts: string[]) => readFileSync(fromRoot('deploy', ...parts), 'utf8');
const rules: readonly Rule[] = parse(read('alerts.yml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const [promtool] = programsNamed('promtool');
const [amtool] = programsNamed('amtool');
if (!promtool) skipped('the unit tests of the alerts (no promtool was found; Debian: prometheus)');
if (!amtool) skipped('the check of alertmanager.yml (no amtool was found; Debian: prometheus-alertmanager)');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-alerts-'));
  for (const name of ['alerts.yml', 'prometheus.yml'])
    cpSync(fromRoot('deploy', name), path.join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool in the folder of the files, which must accept them. */
function accepts(tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: folder, encoding: 'utf8' });
  expect({ status, text: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, text: '' });
}

/** Series by name and labels, with their values each minute for an hour, in the notation of promtool. */
type Series = Readonly<Record<string, string>>;

const requests = (status: string, operation = 'listBosses') =>
  `caryll_requests_total{job="caryll", instance="a", operation="${operation}", status="${status}"}`;
const bucket = (le: string, operation = 'listBosses') =>
  `caryll_request_seconds_bucket{job="caryll", instance="a", operation="${operation}", le="${le}"}`;
const of = (name: string, instance: string, labels = '') =>
  `${name}{job="caryll", instance="${instance}"${labels && `, ${labels}`}}`;

/** Two instances with little traffic, many probes that fail, and a caller who is refused again and again. */
const healthy: Series = {
  [of('up', 'a')]: '1x60',
  [of('up', 'b')]: '1x60',
  [requests('200')]: '0+60x60',
  [requests('401')]: '0+6000x60',
  [requests('503', '/readyz')]: '0+30x60',
  [bucket('0.25')]: '0+60x60',
  [bucket('0.5')]: '0+60x60',
  [bucket('+Inf')]: '0+60x60',
  [bucket('0.25', '/readyz')]: '0x60',
  [bucket('0.5', '/readyz')]: '0+600x60',
  [bucket('+Inf', '/readyz')]: '0+600x60',
  [of('caryll_faults_total', 'a', 'where="graphql"')]: '0x60',
  [of('caryll_database_lost', 'a')]: '0x60',
  [of('caryll_quota_store_lost', 'a')]: '0x60',
  [of('caryll_release_age_seconds', 'a', 'release="7"')]: '0+60x60',
  [of('caryll_release_age_seconds', 'b', 'release="7"')]: '0+60x60',
  [of('nodejs_eventloop_lag_p99_seconds', 'a')]: '0.01x60',
  [of('caryll_key_lookups_total', 'a', 'outcome="failed"')]: '0x60',
};

/** What happens to the healthy service in the last minutes, and the labels with which the alert rings. */
const cases: Readonly<Record<string, { readonly series: Series; readonly labels?: Series }>> = {
  // The container is gone, and so is its name.
  CaryllGone: { series: { [of('up', 'a')]: '1x35 stale', [of('up', 'b')]: '1x35 stale' } },
  CaryllDown: { series: { [of('up', 'b')]: '1x35 0x24' }, labels: { job: 'caryll', instance: 'b' } },
  CaryllFewerInstances: { series: { [of('up', 'b')]: '1x30 stale' } },
  // One in fifty.
  CaryllServerErrors: { series: { [requests('500')]: '0+1.2x60' } },
  // The very first.
  CaryllFaults: {
    series: { [of('caryll_faults_total', 'a', 'where="graphql"')]: '0x35 1x24' },
    labels: { where: 'graphql' },
  },
  CaryllDatabaseLost: { series: { [of('caryll_database_lost', 'a')]: '0x35 1x24' } },
  CaryllQuotaStoreLost: { series: { [of('caryll_quota_store_lost', 'a')]: '0x35 1x24' } },
  CaryllSlow: { series: { [bucket('0.25')]: '0+58x60' } },
  CaryllReleasesDiffer: {
    series: {
      [of('caryll_release_age_seconds', 'b', 'release="7"')]: '0+60x35',
      [of('caryll_release_age_seconds', 'b', 'release="8"')]: '_x35 0+60x24',
    },
  },
  CaryllEventLoopLate: {
    series: { [of('nodejs_eventloop_lag_p99_seconds', 'a')]: '0.01x30 0.2x29' },
    labels: { job: 'caryll', instance: 'a' },
  },
  CaryllKeyLookupsFail: {
    series: { [of('caryll_key_lookups_total', 'a', 'outcome="failed"')]: '0x36 1x23' },
  },
};

/** Whether alerts ring after 41 minutes: those given with the labels given, and which others do not. */
function ring(name: string, series: Series, expected: Readonly<Record<string, Series | null>>): void {
  const alerts = Object.entries(expected).map(([alertname, labels]) => {
    const { annotations, labels: own } = rules.find(({ alert }) => alert === alertname)!;
    const summary = annotations.summary.replace('{{ $labels.where }}', labels?.['where'] ?? '');
    return {
      eval_time: '41m',
      alertname,
      exp_alerts:
        labels === null ? [] : [{ exp_labels: { ...labels, ...own }, exp_annotations: { summary } }],
    };
  });
  const input = Object.entries(series).map(([each, values]) => ({ series: each, values }));
  const file = `${name}.yml`;
  writeFileSync(
    path.join(folder, file),
    JSON.stringify({
      rule_files: ['alerts.yml'],
      evaluation_interval: '1m',
      tests: [{ interval: '1m', input_series: input, alert_rule_test: alerts }],
    }),
  );
  accepts(promtool!, 'test', 'rules', file);
}

describe('alerts', () => {
  test('each has a case', () => {
    expect(Object.keys(cases).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  test('none rings for a healthy service, whatever its probes and refused callers get', () => {
    if (!promtool) return;
    ring('healthy', healthy, Object.fromEntries(rules.map(({ alert }) => [alert, null])));
  });

  test.each(Object.entries(cases))('%s rings', (alert, { series, labels = {} }) => {
    if (!promtool) return;
    ring(alert, { ...healthy, ...series }, { [alert]: labels });
  });

  test('monitoring.md explains each', () => {
    const page = readFileSync(fromRoot('docs', 'operate', 'monitoring.md'), 'utf8');
    for (const { alert } of rules) expect(page).toContain(`\`${alert}\``);
  });
});

test('Prometheus and Alertmanager accept their files', () => {
  if (promtool) accepts(promtool, 'check', 'config', 'prometheus.yml');
  if (!amtool) return;
  // As Compose fills it in.
  const config = read('alertmanager.yml').replaceAll('ALERT_WEBHOOK_URL', 'https://alerts.example.org/hook');
  writeFileSync(path.join(folder, 'alertmanager.yml'), config);
  accepts(amtool, 'check-config', 'alertmanager.yml');
});

describe('metrics', () => {
  const metrics = createMetrics(
    () => ({ id: '7', since: 0 }),
    () => true,
    ['listBosses'],
  );

  test('counters of failures are there before the first one', async () => {
    const { text } = await metrics.read();
    for (const line of [
      'caryll_faults_total{where="listBosses"} 0',
      'caryll_faults_total{where="release poll"} 0',
      'caryll_key_lookups_total{outcome="failed"} 0',
      'caryll_replies_total{cache="miss"} 0',
      'caryll_quota_store_lost 0',
      'caryll_database_lost 0',
    ])
      expect(text.split('\n')).toContain(line);
  });

  test('all that rules and dashboard read is there, with its labels', async () => {
    const request = {
      type: 'request',
      operation: 'listBosses',
      method: 'GET',
      path: () => '/',
      status: 200,
    } as const;
    const charge = { plan: 'free', granted: true, units: 1 };
    const fresh = createMetrics(
      () => ({ id: '7', since: 0 }),
      () => true,
      ['listBosses'],
    );
    fresh.record({
      ...request,
      requestId: 'x',
      seconds: 1,
      keyId: 'k',
      problem: 'unavailable',
      cache: 'hit',
      charge,
    });
    fresh.record({ type: 'quota_trip', store: 'redis', charges: 1, seconds: 1, failed: false });
    const { text } = await fresh.read();
    const labelsOf = new Map<string, Set<string>>();
    for (const [, name, labels = ''] of text.matchAll(/^([a-z]\w*)(?:\{(.*)\})? /gm)) {
      const known = labelsOf.get(name!) ?? new Set();
      for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
      labelsOf.set(name!, known);
    }
    const panels = JSON.parse(read('grafana', 'dashboard.json')).panels.flatMap((panel: any) =>
      panel.targets.map((target: any) => target.expr),
    );
    const expressions: string[] = [...rules.map(({ expr }) => expr), ...panels];
    expect(panels.length).toBeGreaterThan(10);
    for (const expression of expressions) {
      const found = [...expression.matchAll(/\b((?:caryll|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
      if (!expression.includes('up{')) expect(found).not.toEqual([]);
      for (const [, name, selector = ''] of found) {
        expect([...labelsOf.keys()]).toContain(name);
        const labels = [...selector.matchAll(/(\w+)\s*(?:=|!=|=~|!~)\s*"/g)].map(([, label]) => label);
        // Prometheus adds the job.
        for (const label of labels) expect([...labelsOf.get(name!)!, 'job']).toContain(label);
      }
      const [, by] = /\bby \(([^)]*)\)/.exec(expression) ?? [];
      for (const label of by?.split(', ') ?? [])
        expect(found.some(([, name]) => labelsOf.get(name!)!.has(label))).toBe(true);
    }
  });
});
