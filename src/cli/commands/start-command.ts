import { spawn } from 'node:child_process';
import { type CommandSpec, dataDirOption } from '../command.ts';
import type { Context } from '../context.ts';

/** The program that opens an address in the browser, and the arguments before the address. */
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  // `start` takes a first argument in quotes as the title of a window.
  win32: ['cmd', '/c', 'start', '""'],
};

function openBrowser(context: Context, address: string): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.once('error', () => context.warn(`--open: cannot run ${program}. Open ${address} in a browser.`));
  opener.unref();
}

export const startCommand: CommandSpec<
  unknown,
  { port?: string; host?: string; dataDir?: string; open?: boolean }
> = {
  name: 'start',
  summary: 'start the service',
  description:
    'Starts the service in this process, like `npm start` in the repository, and prints its address. The first start creates an embedded database with the data and prints an API key. Settings are environment variables; the options below override theirs.',
  examples: ['caryll start', 'caryll start --port 8080 --data-dir ~/caryll --open'],
  options: [
    ['--port <port>', 'port to listen on; 0 picks a free one (default: PORT or 3000)'],
    ['--host <host>', 'address to listen on; 0.0.0.0 for all interfaces (default: HOST or 127.0.0.1)'],
    dataDirOption,
    ['--open', 'open the documentation in the browser'],
  ],
  jsonHelp: false,
  database: false,
  async action(context, _none, { port, host, dataDir, open = false }) {
    const settings = { PORT: port, HOST: host, DATA_DIR: dataDir };
    const given = Object.entries(settings).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const address = await context.startService(Object.fromEntries(given));
    if (open) openBrowser(context, `${address}/docs`);
    // A signal ends the process.
    return new Promise<never>(() => {});
  },
};
