import { readFileSync } from 'node:fs';
import { guideNames } from '../../site/build/guides.ts';
import { fromRoot } from '../../src/root.ts';

/** A fenced block of a guide. */
export interface Block {
  /** The guide, and which block of it. */
  readonly name: string;
  /** The text behind the fence: the language, and the kind of block or a title. */
  readonly info: string;
  readonly code: string;
}

/** Fenced blocks of all guides in their order, those in lists included. */
export const guideBlocks: readonly Block[] = guideNames.flatMap((guide) =>
  [
    ...readFileSync(fromRoot('docs', 'guides', `${guide}.md`), 'utf8').matchAll(
      /^( *)```(.*)\n([\s\S]*?)^ *```$/gm,
    ),
  ].map(([, indent, info, code], index) => ({
    name: `${guide} ${index + 1}`,
    info: info!,
    code: code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
);
