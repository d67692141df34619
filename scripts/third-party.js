import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Inputs of a bundle are in folders of packages; one package may be inside another. */
const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const text = readdirSync(folder).find((file) => /^(licen[sc]e|copying)(\.|$)/i.test(file));
  return {
    title: `${name} ${version}`,
    text: `${license ?? 'no license named'}\n\n${text ? readFileSync(path.join(folder, text), 'utf8').trim() : ''}`.trim(),
  };
}

/**
 * Writes which packages are inside the bundles, and their licenses, which require it. The first lines are
 * `name version`, one for each, which .ci/audit reads; an empty line ends them.
 *
 * @param metafiles of esbuild, one for each bundle.
 */
export function writeThirdParty(file, metafiles) {
  const folders = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((input) => packageFolder.exec(input)?.[0] ?? [])
    .filter((folder) => existsSync(path.join(folder, 'package.json')));
  const packages = [
    ...new Map([...new Set(folders)].map(describe).map((each) => [each.title, each])).values(),
  ];
  packages.sort((a, b) => (a.title < b.title ? -1 : 1));
  writeFileSync(
    file,
    [
      packages.map(({ title }) => title).join('\n'),
      ...packages.map(({ title, text }) => `${'-'.repeat(72)}\n${title}: ${text}`),
      '',
    ].join('\n\n'),
  );
}
