// Compares checkouts of the program in one run, in turn: first start with the import, import alone, second start, and
// memory. npm run bench:versions -- <folder> <folder> …, each with `npm ci` done. Needs /proc.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';

const rounds = Number(process.env.ROUNDS ?? 3);
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('folders of checkouts must be given; got none');

const target = '/v1/bloodborne/bosses/father-gascoigne';
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Kibibytes of a process, of now and at most. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return ['VmRSS', 'VmHWM'].map((name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]));
}

/** Processor seconds of a process and its threads. */
function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Starts the service; resolves when it has returned a record. */
async function start(root, data, knownKey) {
  const port = await freePort();
  const { PATH } = process.env;
  const env = {
    PATH,
    HOME: data,
    DATA_DIR: path.join(data, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    METRICS_PORT: '0',
  };
  const args = ['bin/caryll.js', 'start'];
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  for (;;) {
    const key = knownKey ?? /caryll_(?:test|live)_\w+/.exec(said)?.[0];
    if (key !== undefined) {
      const response = await fetch(`http://127.0.0.1:${port}${target}`, {
        headers: { 'X-API-Key': key },
      }).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.status === 200) {
        const seconds = (performance.now() - began) / 1_000;
        return { child, key, port, seconds, processor: processorOf(child.pid) };
      }
    }
    if (child.exitCode !== null) throw new Error(said);
    await pause(20);
  }
}

async function stop({ child }) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function measure(root) {
  const data = mkdtempSync(path.join(tmpdir(), 'caryll-versions-'));
  const first = await start(root, data);
  const [, most] = memoryOf(first.child.pid);
  await stop(first);
  const second = await start(root, data, first.key);
  for (let page = 1; page <= 40; page++) {
    for (const list of ['items', 'weapons', 'bosses', 'enemies', 'search?q=hunter']) {
      const url = `http://127.0.0.1:${second.port}/v1/bloodborne/${list}${list.includes('?') ? '&' : '?'}page=${1 + (page % 2)}`;
      await (await fetch(url, { headers: { 'X-API-Key': first.key } })).arrayBuffer();
    }
  }
  await pause(2_000);
  const [resident] = memoryOf(second.child.pid);
  await stop(second);
  const { PATH } = process.env;
  const env = { PATH, HOME: data, DATA_DIR: path.join(data, 'data') };
  const began = performance.now();
  const seeds = path.join(root, 'seeds');
  const imported = spawnSync(
    process.execPath,
    ['bin/caryll.js', 'data', 'import', '--force', '--seeds', seeds],
    { cwd: root, env, encoding: 'utf8' },
  );
  const seconds = (performance.now() - began) / 1_000;
  if (imported.status !== 0) throw new Error(imported.stdout + imported.stderr);
  rmSync(data, { recursive: true, force: true });
  return {
    'first start, s': first.seconds,
    'processor time of it, s': first.processor,
    'most memory of it, MB': most / 1_024,
    'second start, s': second.seconds,
    'memory after 200 requests, MB': resident / 1_024,
    'import by command, s': seconds,
  };
}

const measured = new Map(folders.map((folder) => [folder, []]));
for (let round = 0; round < rounds; round++)
  for (const folder of folders) measured.get(folder).push(await measure(path.resolve(folder)));

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const names = Object.keys(measured.get(folders[0])[0]);
const rows = names.map((name) => {
  const cells = folders.map((folder) => median(measured.get(folder).map((each) => each[name])).toFixed(1));
  return `| ${name} | ${cells.join(' | ')} |`;
});
console.log(
  [
    `Medians of ${rounds} rounds on "${cpus()[0].model.trim()}", Node ${process.version}, load average ${loadavg()[0].toFixed(1)} at the end.`,
    '',
    `| | ${folders.map((folder) => path.basename(path.resolve(folder))).join(' | ')} |`,
    `|---|${folders.map(() => '--:|').join('')}`,
    ...rows,
  ].join('\n'),
);
