import type { ComponentChildren } from 'preact';
import type { Shape } from '../../../src/site-port.ts';
import type { PageKind } from '../kinds.ts';
import type { PageContext } from '../shown.tsx';
import type { Members, PageRecord } from '../words.ts';
import type { Rating } from './read.ts';

/** A value that a player decides by, in the head of a page. */
export interface KeyStat {
  readonly label: string;
  readonly value: ComponentChildren;
  readonly isWide?: boolean;
}

/** A part of a page with a heading that links can name. */
export interface Block {
  readonly id: string;
  readonly title: string;
  readonly body: ComponentChildren;
  /** Summary of the folded block, for readers who may open it. Without one the block is open. */
  readonly folded?: string;
}

/** The parts of a page about one shape of its record: key values, blocks, and cards to look up. */
export interface Overview {
  readonly stats?: readonly KeyStat[];
  readonly blocks?: readonly Block[];
  readonly cards?: readonly Block[];
  /** Members that it shows, so that they are not listed again. */
  readonly used?: readonly string[];
}

/** The content of a page that comes from other replies than that of its record. */
export interface Beside {
  /** Merchants that rows name, with their places. */
  readonly merchants: ReadonlyMap<string, Members>;
  /** Bosses that rows name, with their values. */
  readonly bosses: ReadonlyMap<string, Members>;
  /** The weapon with each affinity or version, at its lowest and its highest level. */
  readonly ratings:
    | {
        readonly low: readonly Rating[];
        readonly high: readonly Rating[];
        /** Attack at the highest level before stats count. */
        readonly base: ReadonlyMap<string, number | null>;
      }
    | undefined;
  /** The materials for all upgrades of the weapon, where its record has none. */
  readonly materials: readonly Members[];
  /** Records of the kind that cannot be used together with the record. */
  readonly conflicting: readonly PageRecord[];
  /** The records of the pieces of a set. */
  readonly pieces: readonly Members[];
  /** Records that share a value with the record, by the kind that has the list. */
  readonly alike: readonly Alike[];
}

/** Other records of a list that share a value with the record. */
export interface Alike {
  readonly kind: PageKind;
  readonly member: string;
  readonly value: string;
  readonly total: number;
  readonly records: readonly { readonly slug: string; readonly name: string }[];
}

/** The record of a page, with all that its parts read. */
export interface OverviewParts {
  readonly kind: PageKind;
  readonly record: PageRecord;
  readonly shape: Shape;
  readonly setting: PageContext;
  readonly beside: Beside;
}

export type MakeOverview = (parts: OverviewParts) => Overview | undefined;
