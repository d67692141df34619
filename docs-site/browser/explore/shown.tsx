import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import type { ExplorerKind, ExplorerModel } from '../../explorer-model.ts';
import type { SpoilerLevel } from '../../spoiler-model.ts';
import { prefix } from '../page.ts';
import type { LevelOf } from '../spoilers.ts';
import { addressOf } from './address.ts';
import {
  formatNumber,
  inLine,
  isList,
  isMembers,
  isProse,
  leavesOf,
  type Members,
  type Value,
  words,
} from '../../../src/pages/words.ts';

/** The context of every part of a view. */
export interface Setting {
  readonly model: ExplorerModel;
  readonly game: string;
  readonly spoilersShown: boolean;
  readonly levelOf: LevelOf;
}

export const SettingContext = createContext<Setting | undefined>(undefined);

export function useSetting(): Setting {
  return useContext(SettingContext)!;
}

export const kindOf = ({ kinds }: ExplorerModel, segment: string | undefined): ExplorerKind | undefined =>
  kinds.find((kind) => kind.segment === segment);

/** A placeholder that gives way to what it hides when the reader wants it. */
export function Hidden({
  level,
  what,
  children,
}: {
  level: SpoilerLevel;
  what: string;
  children: ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.focus();
  }, [isOpen]);
  if (isOpen)
    return (
      <span ref={place} tabIndex={-1}>
        {children}
      </span>
    );
  return (
    <button type="button" class="spoiler" onClick={() => setOpen(true)}>
      Hidden: {level} spoiler <span class="visually-hidden">({what}). Show it</span>
    </button>
  );
}

/** A table that may be larger than its place. */
export function Scrolling({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
    <section class="table" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

/** A text of the data, hidden while it is marked and spoilers are not shown. */
export function Text({ text, what }: { text: string; what: string }) {
  const { spoilersShown, levelOf } = useSetting();
  const level = spoilersShown ? undefined : levelOf(text);
  if (level === undefined) return <>{text}</>;
  return (
    <Hidden key={text} level={level} what={what}>
      {text}
    </Hidden>
  );
}

/**
 * How much the name of a record gives away; undefined if it may be shown. Records are named by the segment of their
 * kind or, without a route, by the member that holds them: `insight_changes`.
 */
export function useNameLevel(): (of: string, slug: string) => SpoilerLevel | undefined {
  const { model, spoilersShown } = useSetting();
  return (of, slug) =>
    spoilersShown
      ? undefined
      : model.spoilers.names[kindOf(model, of)?.table ?? of.replace(/s$/, '')]?.[slug];
}

/** The substitute for the slug of a record whose name is hidden. */
const anySlug = '{slug}';

/** Addresses and messages as they may be shown: the slugs of hidden records say their names. */
export function useShownSlugs() {
  const { model } = useSetting();
  const levelOf = useNameLevel();
  const shown = (segment: string | undefined, slug: string) =>
    segment !== undefined && levelOf(segment, slug) !== undefined ? anySlug : slug;
  const filtersOf = (segment: string | undefined) => kindOf(model, segment)?.filters ?? [];
  return {
    target(target: string): string {
      const [path = '', query] = target.split('?');
      const [, version, game, segment, slug] = path.split('/');
      if (segment === undefined) return target;
      const kindOfParameter = (name: string | undefined) =>
        name === 'slugs' ? segment : filtersOf(segment).find((filter) => filter.name === name)?.to;
      const pairs = query?.split('&').map((pair) => {
        const [name, value = ''] = pair.split('=');
        const slugs = value.split(',').map((each) => shown(kindOfParameter(name), each));
        return `${name}=${slugs.join(',')}`;
      });
      const shownPath = ['', version, game, segment, ...(slug === undefined ? [] : [shown(segment, slug)])];
      return `${shownPath.join('/')}${pairs === undefined ? '' : `?${pairs.join('&')}`}`;
    },
    message(text: string, kind: string | undefined): string {
      const kinds = [kind, ...filtersOf(kind).map(({ to }) => to)];
      return text.replace(/(?<=")[a-z0-9-]+(?=")/g, (slug) =>
        kinds.some((segment) => shown(segment, slug) === anySlug) ? anySlug : slug,
      );
    },
  };
}

/** A link to a record by its name, or by its slug where that is all there is. */
export function RecordLink({
  segment,
  slug,
  name,
}: {
  segment: string;
  slug: string;
  name?: string | undefined;
}) {
  const { model, game } = useSetting();
  const level = useNameLevel()(segment, slug);
  const shown = name ?? model.names[segment]?.[slug];
  const link = <a href={addressOf({ game, kind: segment, slug })}>{shown ?? <code>{slug}</code>}</a>;
  if (level === undefined) return link;
  return (
    <Hidden key={`${segment} ${slug}`} level={level} what="a name">
      {link}
    </Hidden>
  );
}

/** The segment of the kind that a member of an object names, or holds records of. */
export function segmentOf(model: ExplorerModel, member: string, beside: Members): string | undefined {
  if (member === 'slug') return model.kinds.find(({ table }) => table === beside['kind'])?.segment;
  return model.links[member] ?? model.links[member.replace(/s$/, '')];
}

const isAddress = (text: string) => /^https:\/\/\S+$/.test(text);
const isOfSet = (text: string) => /^[a-z]+(_[a-z0-9]+)+$/.test(text);

/** A value in a line: text, number, yes or no, a link to the record that it names, or several of those. */
export function Scalar({ member, value, beside }: { member: string; value: Value; beside: Members }) {
  const { model } = useSetting();
  if (isList(value)) {
    if (value.length === 0) return <span class="none">none</span>;
    const entries = value.map((each, index) => (
      <li key={index}>
        <Scalar member={member} value={each} beside={beside} />
      </li>
    ));
    return isProse(value) ? (
      <ol>{entries}</ol>
    ) : (
      <ul class={`several${value.some(isMembers) ? ' objects' : ''}`}>{entries}</ul>
    );
  }
  if (value === null)
    return (
      <span class="none">
        <span aria-hidden="true">–</span>
        <span class="visually-hidden">none or unknown</span>
      </span>
    );
  if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
  if (typeof value === 'number') return <>{/_ids?$/.test(member) ? value : formatNumber(value)}</>;
  if (isMembers(value))
    return (
      <>
        {leavesOf(value).map(({ path, member: inner, value: leaf, beside: around }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            {inner !== 'name' && `${inLine(inner)} `}
            <Scalar member={inner} value={leaf} beside={around} />
          </span>
        ))}
      </>
    );
  const segment = segmentOf(model, member, beside);
  if (segment !== undefined) return <RecordLink segment={segment} slug={value} />;
  if (isAddress(value))
    return (
      <a href={value} rel="noreferrer">
        {new URL(value).hostname}
      </a>
    );
  if (isOfSet(value)) return <>{inLine(value)}</>;
  return <Text text={value} what={words(member)} />;
}

/** The path of a page of these. */
export const page = (path: string): string => prefix + path;
