import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fromRoot } from '../../src/root.ts';

/** A font of the pages, as style.css names it: `url("<name>.woff2")`. */
export interface Font {
  readonly name: string;
  readonly woff2: Buffer;
}

const sources = [
  { name: 'sans', folder: '@fontsource-variable/inter', file: 'inter-latin-wght-normal', isVariable: true },
  {
    name: 'mono',
    folder: '@fontsource-variable/jetbrains-mono',
    file: 'jetbrains-mono-latin-wght-normal',
    isVariable: true,
  },
  {
    name: 'serif',
    folder: '@fontsource/newsreader',
    file: 'newsreader-latin-600-normal',
    isVariable: false,
  },
] as const;

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32));
/** Characters of English texts and numbers beyond ASCII. Any other character uses a font of the system. */
const beyond = '“”‘’–—…·×−≤≥½²°→←↑↓éèêçñïöü';
/** Kerning, and digits of one width. */
const features = ['kern', 'tnum'];

/** The fonts with the characters of English and the weights that the style uses, a third of what they are whole. */
export async function makeFonts(): Promise<Font[]> {
  return Promise.all(
    sources.map(async ({ name, folder, file, isVariable }) => ({
      name,
      woff2: await subsetFont(
        readFileSync(fromRoot('node_modules', folder, 'files', `${file}.woff2`)),
        ascii + beyond,
        {
          targetFormat: 'woff2',
          noLayoutClosure: true,
          keepFeatures: features,
          ...(isVariable && { variationAxes: { wght: { min: 400, max: 600 } } }),
        },
      ),
    })),
  );
}

/** The fonts of the cards, in the only form that their painter reads. */
export const makeCardFonts = (): Promise<Uint8Array[]> =>
  Promise.all(
    sources
      .filter(({ name }) => name !== 'mono')
      .map(({ folder, file, isVariable }) =>
        subsetFont(readFileSync(fromRoot('node_modules', folder, 'files', `${file}.woff2`)), ascii + beyond, {
          targetFormat: 'truetype',
          ...(isVariable && { variationAxes: { wght: 400 } }),
        }),
      ),
  );

/** The licenses of the fonts. */
export const fontLicenses = () =>
  sources
    .map(({ folder }) => readFileSync(fromRoot('node_modules', folder, 'LICENSE'), 'utf8').trim())
    .join(`\n\n${'='.repeat(72)}\n\n`);
