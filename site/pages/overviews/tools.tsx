import type { SiteFile } from '../../docs/docs.tsx';
import type { PageKind } from '../kinds.ts';
import { queryOf } from '../query.ts';
import { listAddress, pageAddress, type PageContext, useSetting } from '../shown.tsx';
import { type PageRecord, words } from '../words.ts';
import { Glyph } from './glyph.tsx';
import { ratingsSegment } from './ratings.tsx';
import { combatantsOf } from './read.ts';

/** The tools beside the records. */
type SiteTools = SiteFile['tools'];

/** A tool that begins with the record. */
export interface Tool {
  readonly label: string;
  readonly drawing: string;
  readonly address: string;
}

/** A start from the page of a game. */
export interface Start {
  readonly label: string;
  readonly note: string;
  readonly address: string;
}

/** Whether a record, or something in it, has a position. */
const hasPosition = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('map_id' in value || Object.values(value).some((each) => hasPosition(each)));

/** Finds a record on the map of its game: as itself where the map shows it, or else as its location. */
function onMap({ game, prefix }: PageContext, kind: PageKind, record: PageRecord, pages: SiteTools): Tool[] {
  const map = pages.find(({ shows, games }) => shows !== undefined && games.includes(game.id));
  const isLocation = kind.table === 'location';
  const place = isLocation ? record.slug : record['location_slug'];
  // The positions in a location are also those of what is found there.
  const isMarked = hasPosition(isLocation ? record['position'] : record);
  const target = map?.shows?.includes(kind.segment) && isMarked ? `${kind.segment}/${record.slug}` : place;
  if (map === undefined || typeof target !== 'string') return [];
  return [{ label: 'Show on the map', drawing: 'map', address: `${prefix}${map.path}#${target}` }];
}

/** The tools that begin with a record. */
export function toolsFor(setting: PageContext, kind: PageKind, record: PageRecord, pages: SiteTools): Tool[] {
  const { game, prefix, isStatic } = setting;
  const has = (path: string) => pages.some((tool) => tool.path === path && tool.games.includes(game.id));
  const calculator = (label: string, query: string): Tool[] =>
    has('/docs/tools')
      ? [{ label, drawing: 'calculator', address: `${prefix}/docs/tools#/${game.id}/${query}` }]
      : [];
  const tools: Tool[] = [];
  if (kind.table === 'weapon') {
    if (game.ratings !== undefined && !isStatic)
      tools.push({
        label: 'Weapons of this type for my stats',
        drawing: 'table',
        address: listAddress(
          setting,
          { ...kind, segment: `${kind.segment}/${ratingsSegment}` },
          {
            category: typeof record['category'] === 'string' ? record['category'] : undefined,
          },
        ),
      });
    tools.push(
      ...calculator('Attack rating, step by step', `attack?w=${record.slug}~`),
      ...calculator('Best stats for this weapon', `stats?w=${record.slug}~`),
    );
  }
  if (combatantsOf(record) !== undefined && ['boss', 'enemy'].includes(kind.table))
    tools.push(...calculator('Damage of my weapon', `damage?foe=${kind.table}:${record.slug}`));
  if (game.compared.has(kind.segment) && !isStatic)
    tools.push({
      label: `Compare with other ${kind.title.toLowerCase()}`,
      drawing: 'compare',
      address: listAddress(setting, kind, { compare: record.slug }),
    });
  return [...tools, ...onMap(setting, kind, record, pages)];
}

/** Tools of a game beside its lists: it offers only what it has. */
export function toolMenu(setting: PageContext, pages: SiteTools) {
  const { game, isStatic } = setting;
  const weapons = game.kindOf.get('weapon');
  return [
    ...(game.ratings && weapons && !isStatic
      ? [
          {
            path: `/${game.id}/${weapons.segment}/${ratingsSegment}${queryOf({ lang: setting.lang })}`,
            label: 'For my stats',
          },
        ]
      : []),
    ...pages
      .filter(({ games: of }) => of.includes(game.id))
      .map(({ path, label }) => ({
        path: path === '/docs/tools' ? `${path}#/${game.id}` : path,
        label: path === '/docs/tools' ? 'Calculators' : label,
      })),
  ];
}

/** Where somebody begins who does not look for a name. */
export function startsOf(setting: PageContext): Start[] {
  const { game, isStatic } = setting;
  const weapons = game.kindOf.get('weapon');
  const bosses = game.kindOf.get('boss');
  const merchants = game.kindOf.get('merchant');
  return [
    ...(game.ratings && weapons && !isStatic
      ? [
          {
            label: 'Weapons for my stats',
            note: 'Every weapon with each version, by attack rating.',
            address: pageAddress(setting, weapons.segment, ratingsSegment),
          },
        ]
      : []),
    ...(bosses
      ? [
          {
            label: 'What is a boss weak to?',
            note: 'Bosses by damage type and status.',
            address: pageAddress(setting, bosses.segment),
          },
        ]
      : []),
    ...(weapons && !isStatic && game.compared.has(weapons.segment)
      ? [
          {
            label: 'This or that weapon?',
            note: 'Two to six side by side at your level and stats.',
            address: listAddress(setting, weapons, { choose: 'compare' }),
          },
        ]
      : []),
    ...(merchants
      ? [
          {
            label: 'Who sells it?',
            note: 'Merchants, their places, goods and conditions.',
            address: pageAddress(setting, merchants.segment),
          },
        ]
      : []),
  ];
}

/** The weapons of each type, each type with its drawing. */
export function Types() {
  const setting = useSetting();
  const kind = setting.game.kindOf.get('weapon');
  const category = kind?.list.parameters.find(({ name }) => name === 'category');
  const types = (category?.schema['enum'] ??
    (category?.schema['items'] as { enum?: readonly string[] } | undefined)?.enum ??
    []) as readonly string[];
  if (kind === undefined || types.length === 0) return null;
  return (
    <section class="block">
      <h2>{kind.title} by type</h2>
      <ul class="types">
        {types.map((type) => (
          <li key={type}>
            <a href={listAddress(setting, kind, { category: type })}>
              <Glyph segment={kind.segment} word={type} />
              {words(type)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a list has the page of all its records at the stats of a character. */
export const hasRatings = (game: PageContext['game'], kind: PageKind): boolean =>
  kind.table === 'weapon' && game.ratings !== undefined;
