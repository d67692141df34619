import { type ChildProcess, spawn } from 'node:child_process';
import { fromRoot, rootFolder } from '../../src/root.ts';

/** The service and its command line as processes of their own, as `dist` holds them. */
export interface Program {
  /** Starts the service, and resolves when it listens. */
  start(environment: Readonly<Record<string, string>>, options?: StartOptions): Promise<RunningService>;
  /** Starts the service and does not wait for it. */
  begin(environment: Readonly<Record<string, string>>, options?: StartOptions): RunningCommand;
  /** Starts the service, which must refuse, and resolves to its messages and exit code. */
  refusal(environment: Readonly<Record<string, string>>, options?: StartOptions): Promise<Ended>;
  /** Starts one command line. */
  command(argv: readonly string[], environment: Readonly<Record<string, string>>): RunningCommand;
  /** Kills what still runs. */
  stop(): void;
}

export interface StartOptions {
  readonly uid?: number;
  readonly gid?: number;
  readonly nodeArgs?: readonly string[];
}

export interface Ended {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The messages of a service whose output is not a terminal, which are members of its lines. */
export const messagesOf = (stderr: string): string =>
  stderr
    .split('\n')
    .map((line) => (line.startsWith('{') && line.endsWith('}') ? String(JSON.parse(line).msg) : line))
    .join('\n');

export interface RunningCommand {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export interface RunningService extends RunningCommand {
  readonly url: string;
  /** The key that a first start prints. */
  readonly key: () => string | undefined;
  readonly stderr: () => string;
  /** Kills it in the given way and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** The release that a running service serves, according to its metrics. */
export async function releaseOf({ url }: RunningService): Promise<string | undefined> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return /caryll_release_age_seconds\{release="(\d+)"\}/.exec(metrics)?.[1];
}

/** Nothing of this process's own settings; what a test sets and no more. */
function environmentOf(extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), PORT: '0', LOG_LEVEL: 'warn', ...extra };
}

export function openProgram(): Program {
  const running = new Set<ChildProcess>();

  function launch(
    file: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    { uid, gid, nodeArgs = [] }: StartOptions = {},
  ): RunningCommand & { output: { stdout: string; stderr: string } } {
    const child = spawn(process.execPath, [...nodeArgs, fromRoot('dist', file), ...args], {
      cwd: rootFolder,
      env: environmentOf(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    });
    running.add(child);
    const output = { stdout: '', stderr: '' };
    child.stdout!.on('data', (chunk) => {
      output.stdout += chunk;
    });
    child.stderr!.on('data', (chunk) => {
      output.stderr += chunk;
    });
    const ended = new Promise<Ended>((resolve) => {
      child.once('close', (code) => {
        running.delete(child);
        resolve({ code, ...output });
      });
    });
    return { child, ended, output };
  }

  return {
    async start(environment, options) {
      const { child, ended, output } = launch('main.js', [], environment, options);
      const url = await new Promise<string>((resolve, reject) => {
        const look = () => {
          const address = /listening on (http:\S+) /.exec(output.stderr)?.[1];
          if (address) resolve(address);
        };
        child.stderr!.on('data', look);
        void ended.then(({ code, stderr }) => reject(new Error(`the service ended with ${code}: ${stderr}`)));
      });
      return {
        url,
        child,
        ended,
        key: () => /^caryll_\w+$/m.exec(output.stdout)?.[0],
        stderr: () => output.stderr,
        stop(signal = 'SIGTERM') {
          child.kill(signal);
          return ended;
        },
      };
    },
    begin: (environment, options) => launch('main.js', [], environment, options),
    async refusal(environment, options) {
      const { child, ended, output } = launch('main.js', [], environment, options);
      child.stderr!.on('data', () => {
        if (/listening on http/.test(output.stderr)) child.kill('SIGKILL');
      });
      const { stderr, ...rest } = await ended;
      return { ...rest, stderr: messagesOf(stderr) };
    },
    command: (argv, environment) => launch('cli.js', argv, environment),
    stop() {
      for (const child of running) child.kill('SIGKILL');
    },
  };
}
