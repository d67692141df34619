import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { fromRoot } from '../../src/root.ts';

/** The files of the deployment, read as a machine reads them: every container is held to the same rules. */

const read = (...path: string[]) => readFileSync(fromRoot(...path), 'utf8');
const exactVersion = /:v?\d+\.\d+(\.\d+)?(-[a-z]+)*(@sha256:[0-9a-f]{64})?$/;

interface ComposeService {
  readonly image: string;
  readonly build?: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly restart?: string;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly privileged?: boolean;
  readonly network_mode?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

describe('M5: Compose', () => {
  const text = read('docker-compose.yml');
  const { services, networks } = parse(text, { merge: true }) as {
    services: Record<string, ComposeService>;
    networks: Record<string, { internal?: boolean } | null>;
  };
  const dockerfile = read('Dockerfile');
  const each = Object.entries(services).map(([name, service]) => ({ name, service }));

  test.each(each)('$name has no more rights than it needs', ({ name, service }) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    // Caddy's program carries the capability and cannot be run without it.
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect(service.privileged).toBeUndefined();
    expect(service.network_mode).toBeUndefined();
    // The image that is built names its user itself.
    if (service.build === undefined) expect(service.user).toMatch(/^[1-9]\d*:\d+$/);
    else expect(dockerfile).toMatch(/^USER node$/m);
    for (const volume of service.volumes ?? []) {
      expect(volume).not.toContain('docker.sock');
      if (volume.startsWith('.')) expect(volume).toMatch(/:ro$/);
    }
  });

  test.each(each)('$name has limits, an exact version and a health check', ({ service }) => {
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(service.pids_limit).toBeGreaterThan(0);
    if (service.build === undefined) expect(service.image).toMatch(exactVersion);
    // What runs once and ends has no health.
    if (service.restart === 'no') return;
    if (service.build === undefined) expect(service.healthcheck?.test?.length).toBeGreaterThan(1);
    else expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  });

  test('the base of the image has an exact version', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(bases.length).toBeGreaterThan(0);
    for (const image of bases) expect(image).toMatch(exactVersion);
  });

  test('only the proxy and Grafana are published, on this machine alone', () => {
    const published = each.filter(({ service }) => service.ports !== undefined);
    expect(published.map(({ name }) => name)).toEqual(['proxy', 'grafana']);
    for (const { service } of published)
      for (const port of service.ports!) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('networks are apart: nothing that is published reaches Postgres or Redis', () => {
    expect(networks['data']).toEqual({ internal: true });
    const on = (network: string) =>
      each.filter(({ service }) => service.networks?.includes(network)).map(({ name }) => name);
    expect(on('edge')).toEqual(['api', 'proxy']);
    expect(on('data')).toEqual(['postgres', 'redis', 'roles', 'migrate', 'grants', 'api']);
    expect(on('watch')).toEqual(['api', 'prometheus', 'alertmanager', 'grafana']);
    for (const { service } of each) expect(service.networks?.length).toBeGreaterThan(0);
  });

  test('no password has a default, and each that is missing is named', () => {
    const variables = [...text.matchAll(/\$\{(\w+)(:[?-])?([^}]*)\}/g)];
    const secrets = variables.filter(([, name]) => /PASSWORD|SECRET|TOKEN|KEY/.test(name!));
    expect([...new Set(secrets.map(([, name]) => name))].sort()).toEqual([
      'CARYLL_ADMIN_PASSWORD',
      'CARYLL_SERVICE_PASSWORD',
      'GRAFANA_PASSWORD',
      'POSTGRES_PASSWORD',
      'REDIS_PASSWORD',
    ]);
    for (const [, name, operator, message] of secrets) {
      expect(operator).toBe(':?');
      expect(message).toContain(name);
      expect(message).toContain('docs/operate/deploy.md');
    }
    for (const { service } of each)
      for (const [name, value] of Object.entries(service.environment ?? {}))
        if (/PASSWORD|REDISCLI_AUTH/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/);
    // The page that the messages lead to makes every one of them.
    const page = read('docs', 'operate', 'deploy.md');
    for (const [, name] of secrets) expect(page).toContain(name!);
  });

  test('the service has the role that can write no data, the superuser only makes the roles', () => {
    const urlOf = (name: string) => services[name]!.environment!['DATABASE_URL'];
    expect(urlOf('api')).toMatch(/^postgres:\/\/caryll_service:/);
    expect(urlOf('migrate')).toMatch(/^postgres:\/\/caryll_admin:/);
    const superusers = each.filter(({ service }) => 'POSTGRES_PASSWORD' in (service.environment ?? {}));
    expect(superusers.map(({ name }) => name)).toEqual(['postgres']);
    expect(services['api']!.environment).not.toHaveProperty('PGPASSWORD');
  });

  test('every process that uses Redis sends its password', () => {
    const urls = each.flatMap(({ service }) => service.environment?.['REDIS_URL'] ?? []);
    expect(urls.length).toBe(2);
    for (const url of urls) expect(url).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?/);
    expect(text).toContain('requirepass $$REDISCLI_AUTH');
  });

  test('Grafana lets nobody in without a password', () => {
    expect(services['grafana']!.environment).toMatchObject({
      GF_AUTH_ANONYMOUS_ENABLED: 'false',
      GF_USERS_ALLOW_SIGN_UP: 'false',
      GF_SECURITY_ADMIN_PASSWORD: expect.stringMatching(/^\$\{GRAFANA_PASSWORD:\?/),
    });
  });

  test('commands are those of the image: npx would write into a file system that is read-only', () => {
    expect(text).not.toContain('npx');
  });

  test.each(['.gitignore', '.dockerignore'])('%s leaves secrets out', (file) => {
    const lines = read(file).split('\n');
    expect(lines).toContain('.env');
    expect(lines).toContain('.env.*');
  });

  test('git itself passes over a file of passwords', () => {
    const folder = mkdtempSync(join(tmpdir(), 'caryll-ignored-'));
    try {
      execFileSync('git', ['init', '--quiet'], { cwd: folder });
      writeFileSync(join(folder, '.gitignore'), read('.gitignore'));
      const ignored = execFileSync('git', ['check-ignore', '.env', '.env.local', 'README.md', '.data/x'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(ignored.trim().split('\n')).toEqual(['.env', '.env.local', '.data/x']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

interface Container {
  readonly name: string;
  readonly image: string;
  readonly resources?: {
    readonly requests?: Record<string, string>;
    readonly limits?: Record<string, string>;
  };
  readonly securityContext?: Record<string, unknown>;
  readonly startupProbe?: unknown;
  readonly readinessProbe?: unknown;
  readonly livenessProbe?: unknown;
}

interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly automountServiceAccountToken?: boolean;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly volumes?: readonly Record<string, unknown>[];
  readonly securityContext?: { readonly seccompProfile?: { readonly type: string } };
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly spec: Record<string, unknown>;
}

/** The pods of a manifest, wherever its kind keeps them. */
function podsOf({ spec }: Manifest): { labels: Record<string, string>; pod: PodSpec }[] {
  const template = (spec['jobTemplate'] as Manifest | undefined)?.spec['template'] ?? spec['template'];
  if (template === undefined) return [];
  const { metadata, spec: pod } = template as { metadata: { labels: Record<string, string> }; spec: PodSpec };
  return [{ labels: metadata.labels, pod }];
}

describe('L10: Kubernetes', () => {
  const manifests = readdirSync(fromRoot('deploy', 'kubernetes'))
    .filter((file) => /\.ya?ml$/.test(file))
    .flatMap((file) =>
      parseAllDocuments(read('deploy', 'kubernetes', file), { merge: true }).map(
        (document) => document.toJS() as Manifest,
      ),
    );
  const pods = manifests.flatMap((manifest) =>
    podsOf(manifest).map(({ labels, pod }) => ({
      name: `${manifest.kind} ${manifest.metadata.name}`,
      labels,
      pod,
    })),
  );
  const containers = pods.flatMap(({ name, pod }) =>
    [...pod.containers, ...(pod.initContainers ?? [])].map((container) => ({
      name: `${name}, container ${container.name}`,
      container,
    })),
  );
  const named = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);

  /** Checks the types of a manifest against the published schema of its kind, which allows unknown members. @throws */
  async function validate(manifest: Omit<Manifest, 'spec'> & { readonly spec: unknown }): Promise<void> {
    const { apiVersion, kind } = manifest;
    const models = await import(`kubernetes-models/${apiVersion}/${kind}`);
    new models[kind](manifest).validate();
  }

  test.each(manifests.map((manifest) => ({ name: `${manifest.kind} ${manifest.metadata.name}`, manifest })))(
    '$name is as Kubernetes publishes its schema',
    async ({ manifest }) => {
      await validate(manifest);
      await expect(validate({ ...manifest, spec: 'none' })).rejects.toThrow(/spec must be object/);
    },
  );

  test('a start has more time than it waits for its database', () => {
    const [{ pod }] = named('Deployment').flatMap(podsOf) as [ReturnType<typeof podsOf>[number]];
    const { periodSeconds, failureThreshold } = pod.containers[0]!.startupProbe as Record<string, number>;
    expect(periodSeconds! * failureThreshold!).toBeGreaterThan(60);
  });

  test('every kind that can hold pods was looked into', () => {
    const without = ['Service', 'Ingress', 'PodDisruptionBudget', 'NetworkPolicy'];
    expect(pods.map(({ name }) => name.split(' ')[0]).sort()).toEqual(
      manifests
        .map(({ kind }) => kind)
        .filter((kind) => !without.includes(kind))
        .sort(),
    );
  });

  test.each(pods)('$name: system calls are filtered, no token, nothing of the host', ({ pod }) => {
    expect(pod.securityContext?.seccompProfile).toEqual({ type: 'RuntimeDefault' });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect([pod.hostNetwork, pod.hostPID, pod.hostIPC]).toEqual([undefined, undefined, undefined]);
    for (const volume of pod.volumes ?? []) expect(volume).not.toHaveProperty('hostPath');
  });

  test.each(containers)('$name: least rights, limits, an exact version', ({ container }) => {
    expect(container.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 1000,
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    for (const bound of ['requests', 'limits'] as const)
      expect(Object.keys(container.resources?.[bound] ?? {}).sort()).toEqual(['cpu', 'memory']);
    expect(container.image).toMatch(exactVersion);
  });

  test('what keeps running is probed whether it started, is ready and lives', () => {
    const deployments = named('Deployment').flatMap(podsOf);
    expect(deployments.length).toBe(1);
    for (const { pod } of deployments)
      for (const container of pod.containers)
        for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const)
          expect(container[probe]).toBeDefined();
    expect(named('PodDisruptionBudget').length).toBe(1);
  });

  test('P3-6: the Ingress leads to the service, and that to the pods', () => {
    const [ingress] = named('Ingress').map(({ spec }) => spec as any);
    const [service] = named('Service').map(({ metadata, spec }) => ({ metadata, ...(spec as any) }));
    const { backend } = ingress.rules[0].http.paths[0];
    expect(backend.service).toEqual({ name: service.metadata.name, port: { name: service.ports[0].name } });
    expect(ingress.tls[0].hosts).toEqual([ingress.rules[0].host]);
    const [{ labels, pod }] = named('Deployment').flatMap(podsOf) as [ReturnType<typeof podsOf>[number]];
    expect(labels).toMatchObject(service.selector);
    expect(JSON.stringify(pod.containers)).toContain(`"name":"${service.ports[0].targetPort}"`);
  });

  test('P3-6: the job can be applied alone, before the pods that need what it makes', () => {
    const alone = manifests.filter(({ metadata }) => metadata.labels?.['app'] === 'caryll-import');
    expect(alone.map(({ kind }) => kind)).toEqual(['Job']);
    const page = read('docs', 'operate', 'deploy.md');
    const order = ['-l app=caryll-import', 'kubectl wait', 'deploy/roles.sql\n', 'caryll.yaml\n```'];
    const kubernetes = page.slice(page.indexOf('## Kubernetes'));
    const places = order.map((text) => kubernetes.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('the job has a secret of its own', () => {
    const secretsOf = (kind: string) =>
      [...JSON.stringify(named(kind)).matchAll(/"secretRef":\{"name":"([^"]+)"/g)].map(([, name]) => name);
    expect(secretsOf('Deployment')).toEqual(['caryll']);
    expect(secretsOf('Job')).toEqual(['caryll-admin']);
  });

  describe('network policies', () => {
    interface Policy {
      readonly podSelector: {
        readonly matchLabels?: Record<string, string>;
        readonly matchExpressions?: readonly { key: string; operator: string; values: readonly string[] }[];
      };
      readonly policyTypes: readonly string[];
      readonly ingress?: readonly { from?: unknown[]; ports?: readonly { port: string | number }[] }[];
      readonly egress?: readonly { ports?: readonly { port: string | number }[] }[];
    }
    const policies = named('NetworkPolicy').map(({ spec }) => spec as unknown as Policy);
    const selects = ({ podSelector }: Policy, labels: Record<string, string>) =>
      Object.entries(podSelector.matchLabels ?? {}).every(([key, value]) => labels[key] === value) &&
      (podSelector.matchExpressions ?? []).every(
        ({ key, operator, values }) => operator === 'In' && values.includes(labels[key]!),
      );

    test.each(pods)('$name: denied in both directions by default', ({ labels }) => {
      const denying = policies.filter(
        (policy) => selects(policy, labels) && policy.ingress === undefined && policy.egress === undefined,
      );
      expect(denying.flatMap(({ policyTypes }) => policyTypes).sort()).toEqual(['Egress', 'Ingress']);
    });

    test('what is let in names its source and port; metrics only from monitoring', () => {
      const rules = policies.flatMap(({ ingress }) => ingress ?? []);
      const namespaceSelector = (name: string) => ({
        namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
      });
      expect(rules).toEqual([
        { from: [namespaceSelector('ingress-nginx')], ports: [{ protocol: 'TCP', port: 'http' }] },
        { from: [namespaceSelector('monitoring')], ports: [{ protocol: 'TCP', port: 'metrics' }] },
      ]);
    });

    test('what is let out goes to names, Postgres and Redis', () => {
      const ports = policies
        .flatMap(({ egress }) => egress ?? [])
        .flatMap((rule) => rule.ports ?? [{ port: 'any' }]);
      expect(ports.map(({ port }) => port)).toEqual([53, 53, 5432, 6379]);
    });
  });
});

test('the systemd unit never gives up, and keeps its hardening', () => {
  const lines = read('deploy', 'caryll.service').split('\n');
  for (const line of [
    'StartLimitIntervalSec=0',
    'Restart=always',
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'RestrictNamespaces=yes',
    'CapabilityBoundingSet=',
    'SystemCallFilter=@system-service',
    'UMask=0077',
  ])
    expect(lines).toContain(line);
});

test('Node has the same options wherever the service is started, and the bench measures it with them', () => {
  const optionsIn = (text: string) =>
    text.match(/--(max-old-space-size|max-semi-space-size|v8-pool-size)=\d+/g);
  const expected = ['--max-old-space-size=512', '--max-semi-space-size=8', '--v8-pool-size=1'];
  const { start } = JSON.parse(read('package.json')).scripts;
  expect(optionsIn(start)).toEqual(expected);
  for (const path of ['Dockerfile', 'deploy/caryll.service', 'docs/operate/deploy.md', 'bench/servers.ts'])
    expect([path, optionsIn(read(path))]).toEqual([path, expected]);
});
