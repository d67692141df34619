// Builds the package `caryll-client`: alone as `npm run build` in its folder, and with the service, which serves it.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('../client', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

/** Bundles the client as one module of a format. */
const bundleAs = (format, outfile) =>
  build({
    absWorkingDir: folder,
    entryPoints: ['src/client.ts'],
    bundle: true,
    format,
    platform: 'neutral',
    target: 'es2022',
    outfile,
    logLevel: 'warning',
  });

/** Writes the types once for ES modules and once for CommonJS: a file belongs to the format that its extension names. */
function writeTypes() {
  const dist = path.join(folder, 'dist');
  for (const name of readdirSync(dist).filter((each) => each.endsWith('.d.ts'))) {
    const text = readFileSync(path.join(dist, name), 'utf8');
    const typesFor = (extension) => text.replace(/(from '\.\/\w+)\.(?:ts|js)'/g, `$1.${extension}'`);
    writeFileSync(path.join(dist, name), typesFor('js'));
    writeFileSync(path.join(dist, name.replace(/\.ts$/, '.cts')), typesFor('cjs'));
  }
}

/** Writes `client/dist`: one module for `import` and one for `require`, and the types of both. */
export async function buildClient() {
  await Promise.all([
    bundleAs('esm', 'dist/client.js'),
    bundleAs('cjs', 'dist/client.cjs'),
    promisify(execFile)(process.execPath, [tsc, '--project', folder]).catch(({ stdout, message }) => {
      throw new Error(stdout || message);
    }),
  ]);
  writeTypes();
}

/** A member of an archive of POSIX (ustar), readable by all and of no time, so that equal files make equal archives. */
function tarMember(name, body) {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  // The checksum counts its own field as spaces.
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, body, Buffer.alloc(-body.length & 511)]);
}

/**
 * Packs what `npm pack` would, except the scripts, which only build the package: npm would require the user's
 * permission to run them.
 */
function packClient() {
  const { scripts: _, ...manifest } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const built = readdirSync(path.join(folder, 'dist')).sort();
  const files = ['README.md', ...built.map((name) => `dist/${name}`)];
  return gzipSync(
    Buffer.concat([
      tarMember('package/package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)),
      ...files.map((file) => tarMember(`package/${file}`, readFileSync(path.join(folder, file)))),
      Buffer.alloc(1024),
    ]),
    { level: 9 },
  );
}

/** Writes the client as it was built into a folder: the module, and the package as npm installs it. */
export function writeClient(target) {
  writeFileSync(path.join(target, 'caryll-client.js'), readFileSync(path.join(folder, 'dist', 'client.js')));
  writeFileSync(path.join(target, 'caryll-client.tgz'), packClient());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildClient();
