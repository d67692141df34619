import { readFileSync } from 'node:fs';
import { render } from 'preact-render-to-string';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { signOf } from '../games/hints.ts';
import { fromRoot } from '../../src/root.ts';
import { makeCardFonts } from './fonts.ts';

/** Texts of a card: the picture of a page that other sites show for its address. */
export interface Card {
  readonly title: string;
  /** A line above the title, and one below. */
  readonly above: string;
  readonly below: string;
  /** Segment of the kind whose sign it has; the sign of the service without. */
  readonly segment?: string;
}

/** As the font files name them. */
const [sans, serif] = ['Inter', 'Newsreader 16pt 16pt SemiBold'];
const [width, height] = [1200, 630];
/** Width of a letter of the title, as a part of its size: what is longer is written smaller. */
const letter = 0.47;
const runeOfService = 'M12 3v18M12 5c-4 0-6 2-6 5s2 4.5 6 4.5M12 8c4 0 6 2 6 4.5S16 17 12 17M8.5 21h7';

/** A card as SVG: the sign in a ring like a seal, and what the page is about. */
export function cardSvg({ title, above, below, segment }: Card): string {
  const glyph = segment === undefined ? runeOfService : signOf(segment);
  const size = Math.min(104, Math.floor(650 / (title.length * letter)));
  return render(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill="#151316" />
      <rect width="14" height={height} fill="#a3213a" />
      <g transform="translate(955 300)" fill="none" stroke-linecap="round" stroke-linejoin="round">
        <circle r="186" stroke="#3a343c" stroke-width="2" />
        <circle r="168" stroke="#a3213a" stroke-width="3" />
        <path transform="scale(9.4) translate(-12 -12)" d={glyph} stroke="#f2959f" stroke-width="0.95" />
      </g>
      <g font-family={sans} font-size="34" fill="#b8b0a8">
        <text x="86" y={300 - size * 0.72 - 26}>
          {above}
        </text>
        <text x="86" y={300 + size * 0.28 + 62}>
          {below}
        </text>
      </g>
      <text x="84" y={300 + size * 0.2} font-family={serif} font-weight="600" font-size={size} fill="#f4f0ea">
        {title}
      </text>
      <g
        transform="translate(78 520) scale(1.9)"
        fill="none"
        stroke="#c8384c"
        stroke-width="1.9"
        stroke-linecap="round"
      >
        <path d={runeOfService} />
      </g>
      <text x="136" y="556" font-family={serif} font-weight="600" font-size="38" fill="#f4f0ea">
        Caryll
      </text>
    </svg>,
  );
}

/** Draws SVG as PNG, by default as large as it is. */
export async function createPainter(): Promise<(svg: string, size?: number) => Buffer> {
  await initWasm(readFileSync(fromRoot('node_modules', '@resvg', 'resvg-wasm', 'index_bg.wasm')));
  const fontBuffers = await makeCardFonts();
  const font = { fontBuffers, loadSystemFonts: false };
  return (svg, size) => {
    const fitTo = size === undefined ? undefined : { mode: 'width' as const, value: size };
    return Buffer.from(new Resvg(svg, { font, ...(fitTo && { fitTo }) }).render().asPng());
  };
}
