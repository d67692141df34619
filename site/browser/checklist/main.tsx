import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lookAhead } from '../../../src/games/progress/ahead.ts';
import {
  reportOf,
  type SpoilerChoice,
  type Thing,
  thingOf,
  type ReportedOutcome,
} from '../../../src/games/progress/report.ts';
import type { ProgressWords } from '../../../src/games/progress/words.ts';
import type { ProgressModel } from '../../shared/models.ts';
import { recordPath, tryPath } from '../../shared/record-address.ts';
import { inLine, words } from '../../pages/words.ts';
import { pageAddress, prefix } from '../page.ts';
import type { PageScript } from '../page-script.ts';
import { stored } from '../stored.ts';
import {
  checklistOf,
  type Group,
  groupsOf,
  type Item,
  type Marks,
  stateWords,
  withMark,
} from '../../shared/checklist.ts';
import {
  atlasOf,
  entriesOf,
  keepMarks,
  linkText,
  marksOfLink,
  maxOfOne,
  ownMarks,
  progressIn,
} from './marks.ts';

const choice = stored(() => localStorage, 'caryll-progress-spoilers');
const choices = [
  ['none', 'Hide what is not open yet'],
  ['mild', 'Show only the kinds'],
  ['all', 'Show everything'],
] as const;
const readChoice = (): SpoilerChoice => choices.find(([name]) => name === choice.get())?.[0] ?? 'none';

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
/** `3 bosses`, `1 NPC step`. */
function countedKind({ kinds }: ProgressWords, kind: string, count: number): string {
  const plain = inLine(kind);
  const { one, more } = kinds[kind] ?? { one: plain, more: /s$/.test(plain) ? `${plain}es` : `${plain}s` };
  return counted(count, one, more);
}

/** Formats a step as a sentence. */
function deedText({ toDo }: ProgressWords, { kind, name, slug, step, notes, quantity }: Thing): string {
  if (kind === 'stage') return name!;
  if (slug === null) return `Have ${quantity} ${name}`;
  if (step !== null) return `${name ?? slug}: ${notes ?? ''}`;
  return `${toDo[kind!] ?? 'Get'} ${name ?? slug}`;
}

interface Shared {
  readonly model: ProgressModel;
  readonly atlas: ReturnType<typeof atlasOf>;
}

/** The name of a thing, with a link to its record where there is one. */
function Named({ model, thing }: { model: ProgressModel; thing: Thing }) {
  const { kind, slug, name, step, notes } = thing;
  const segment = model.segments[kind ?? ''];
  const text = name ?? slug;
  return (
    <>
      {segment !== undefined && slug !== null ? (
        <a href={pageAddress(recordPath(model.game, segment, slug))}>{text}</a>
      ) : (
        text
      )}
      {slug !== null && step !== null && notes !== null && <span class="how">: {notes}</span>}
    </>
  );
}

/** List of the things that something opens or ends: names, and counts of those that are hidden. */
function Things({
  model,
  things,
  isLoss,
}: {
  model: ProgressModel;
  things: readonly Thing[];
  isLoss: boolean;
}) {
  return (
    <ul>
      {things.map((thing) => {
        const { kind, slug, step, count, is_for_good } = thing;
        const isHidden = slug === null && step === null;
        return (
          <li key={`${kind}:${slug}/${step}/${is_for_good}`}>
            {isHidden ? (
              <span class="hidden-count">
                {kind === null ? counted(count, 'thing') : countedKind(model.wording, kind, count)} not open
                yet
              </span>
            ) : (
              <Named model={model} thing={thing} />
            )}
            {isLoss && (
              <>
                {' '}
                <span class={is_for_good ? 'badge missable' : 'badge'}>
                  {is_for_good ? 'missable' : 'still possible another way'}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const total = (things: readonly Thing[]) => things.reduce((sum, { count }) => sum + count, 0);

function Turnings({
  model,
  title,
  empty,
  turnings,
  isLoss = false,
  isOpen,
}: {
  model: ProgressModel;
  title: string;
  empty: string;
  turnings: readonly ReportedOutcome[];
  isLoss?: boolean;
  isOpen: boolean;
}) {
  return (
    <details class="panel turnings" open={isOpen}>
      <summary>
        <h2>{title}</h2> <span class="tally">{turnings.length}</span>
      </summary>
      {turnings.length === 0 && <p class="note">{empty}</p>}
      <ul class="turns">
        {turnings.map(({ gate, things }) => (
          <li key={gate.have ?? `${gate.kind}:${gate.slug}`}>
            <details>
              <summary>
                <span>{deedText(model.wording, gate)}</span>{' '}
                <span class="note">
                  {isLoss ? 'closes' : 'opens'} {counted(total(things), 'thing')}
                  {isLoss &&
                    things.some(({ is_for_good }) => is_for_good) &&
                    `, ${total(things.filter(({ is_for_good }) => is_for_good))} permanently`}
                </span>
              </summary>
              {gate.kind === 'stage' && gate.notes !== null && <p class="how">{gate.notes}</p>}
              <Things model={model} things={things} isLoss={isLoss} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Mark = (token: string, count: number) => void;

/** How many there are of something; its label is around it. */
function Amount({ count, change }: { count: number; change: (next: number) => void }) {
  return (
    <input
      type="number"
      class="amount"
      min="0"
      max={maxOfOne}
      value={count}
      onChange={({ currentTarget }) =>
        change(Math.min(maxOfOne, Math.max(0, Math.trunc(Number(currentTarget.value)))))
      }
    />
  );
}

function EntryRow({ model, atlas, item, marks, mark }: Shared & { item: Item; marks: Marks; mark: Mark }) {
  const { token, max, state, isGiven } = item;
  const { kinds, main } = model.wording;
  const thing = thingOf(atlas, token);
  const count = marks.get(token) ?? 0;
  const isFolded = state === 'later' || state === 'lost';
  return (
    <li class={`entry ${state}`} id={`mark-${token.replace(/\W/g, '-')}`}>
      <label>
        {max > 1 ? (
          <Amount count={count} change={(next) => mark(token, next)} />
        ) : (
          <input
            type="checkbox"
            checked={count > 0}
            onChange={({ currentTarget }) => mark(token, currentTarget.checked ? 1 : 0)}
          />
        )}
        <span>
          <span class="entry-name">{thing.name ?? thing.slug}</span>
          <span class={thing.kind === main ? 'kind-name boss' : 'kind-name'}>
            {' '}
            {max > 1 && `of ${max} `}
            {isGiven ? 'playthrough' : (kinds[thing.kind!]?.short ?? inLine(thing.kind!))}
          </span>
          {isFolded && <span class="badge"> {stateWords[state]}</span>}
          {thing.notes !== null && <span class="how">{thing.notes}</span>}
          {isGiven && <span class="how">Check this if you continue after an ending.</span>}
        </span>
      </label>
    </li>
  );
}

function GroupView({
  model,
  atlas,
  group,
  marks,
  mark,
  isWanted,
  children,
}: Shared & {
  group: Group;
  marks: Marks;
  mark: Mark;
  isWanted: boolean;
  children?: preact.ComponentChildren;
}) {
  const { place, items, state } = group;
  const slug = place?.slice('location:'.length);
  const name = place === undefined ? 'Anywhere' : (thingOf(atlas, place).name ?? slug!);
  const doneCount = items.filter((each) => each.state === 'done').length;
  const openCount = items.filter((each) => each.state === 'open' && !each.isGiven).length;
  const isNew = place !== undefined && !marks.has(place);
  const tally =
    state === 'open'
      ? [
          openCount > 0 ? `${openCount} open` : isNew ? 'not visited' : 'nothing open',
          ...(doneCount > 0 ? [`${doneCount} done`] : []),
        ].join(', ')
      : `${state === 'done' ? '✓ ' : ''}${stateWords[state]}`;
  // Readers fold it from then on: what is done stays under the finger.
  const [isOpen] = useState(isWanted || openCount > 0 || isNew || place === undefined);
  return (
    <details class={`panel group ${state}`} id={slug ?? 'anywhere'} open={isOpen}>
      <summary>
        <h2 tabIndex={-1}>{name}</h2> <span class="tally">{tally}</span>
      </summary>
      <ul class="entries">
        {place !== undefined && (
          <li class={`entry visited ${marks.has(place) ? 'done' : state}`}>
            <label>
              <input
                type="checkbox"
                checked={marks.has(place)}
                onChange={({ currentTarget }) => mark(place, currentTarget.checked ? 1 : 0)}
              />
              <span class="entry-name">Visited</span>
            </label>
            {model.hasMap && (
              <a class="map-link" href={pageAddress(`/${model.game}/map#${slug}`)}>
                <span class="visually-hidden">{name} on the </span>map
              </a>
            )}
          </li>
        )}
        {children}
        {items.map((item) => (
          <EntryRow key={item.token} model={model} atlas={atlas} item={item} marks={marks} mark={mark} />
        ))}
      </ul>
    </details>
  );
}

/** List of the things that can be obtained now, by kind. */
function Obtainable({ model, things }: { model: ProgressModel; things: readonly Thing[] }) {
  const kinds = [...new Set(things.map(({ kind }) => kind!))];
  return (
    <details class="panel obtainable">
      <summary>
        <h2>Available now</h2> <span class="tally">{things.length}</span>
      </summary>
      {kinds.map((kind) => {
        const own = things.filter((thing) => thing.kind === kind);
        return (
          <details key={kind}>
            <summary>{countedKind(model.wording, kind, own.length)}</summary>
            <ul class="columns">
              {own.map((thing) => (
                <li key={thing.slug}>
                  <Named model={model} thing={thing} />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </details>
  );
}

/** Reads the address of the checklist: `#/<game>?marks=…` or `?at=<place>`. */
function readAddress(hash: string) {
  const [game = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const parameters = new URLSearchParams(query);
  return {
    game: game || undefined,
    marks: parameters.get('marks') ?? undefined,
    at: parameters.get('at') ?? undefined,
  };
}

/** The marks that a link has; undefined without any. */
function marksInAddress(known: ReadonlySet<string>): Marks | undefined {
  const { marks } = readAddress(location.hash);
  return marks === undefined ? undefined : marksOfLink(marks, known);
}

function ProgressView({ model, titles }: { model: ProgressModel; titles: Readonly<Record<string, string>> }) {
  const { game, world, wording } = model;
  const atlas = useMemo(() => atlasOf(model), [model]);
  const checklist = useMemo(() => checklistOf(world), [model]);
  const { known } = checklist;
  const [linked, setLinked] = useState(() => marksInAddress(known));
  const [own, setOwn] = useState(() => ownMarks(game, known));
  const [former, setFormer] = useState<readonly Marks[]>([]);
  const [spoilers, setSpoilers] = useState(readChoice);
  const [message, setMessage] = useState('');
  const [link, setLink] = useState('');
  const marks = linked ?? own;

  const progress = useMemo(() => progressIn(world, marks), [marks]);
  const ahead = useMemo(() => lookAhead(world, progress), [progress]);
  const report = useMemo(() => reportOf(atlas, progress, spoilers, ahead), [ahead, spoilers]);
  const groups = useMemo(() => groupsOf(world, checklist, marks, progress, ahead), [ahead]);

  /** Shows other marks. Those of a link stay apart from the reader's own. */
  function show(next: Marks): void {
    setLink('');
    if (linked === undefined) {
      keepMarks(game, next);
      setOwn(next);
    } else {
      history.replaceState(null, '', `#/${game}?marks=${linkText(next)}`);
      setLinked(next);
    }
  }
  function change(next: Marks, what: string): void {
    setFormer([...former, marks].slice(-100));
    show(next);
    setMessage(what);
  }
  function undo(): void {
    const last = former.at(-1);
    if (last === undefined) return;
    setFormer(former.slice(0, -1));
    show(last);
    setMessage('Undone.');
  }
  const mark: Mark = (token, count) => {
    const next = withMark(checklist, marks, token, count);
    const name = thingOf(atlas, token).name ?? token;
    change(next, `${name}: ${count === 0 ? 'unchecked' : 'checked'}.`);
  };

  const undoNow = useRef(undo);
  undoNow.current = undo;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField) return;
      event.preventDefault();
      undoNow.current();
    };
    const follow = () => {
      if (!/^(#\/|$)/.test(location.hash)) return;
      const next = readAddress(location.hash);
      // Each game has its own model, which the page begins with.
      if (next.game !== undefined && next.game !== game) location.reload();
      else {
        setLinked(marksInAddress(known));
        setFormer([]);
      }
    };
    // Marks may be made on the map meanwhile, or in another tab.
    const refresh = () => setOwn(ownMarks(game, known));
    addEventListener('keydown', keys);
    addEventListener('hashchange', follow);
    addEventListener('storage', refresh);
    addEventListener('pageshow', refresh);
    return () => {
      removeEventListener('keydown', keys);
      removeEventListener('hashchange', follow);
      removeEventListener('storage', refresh);
      removeEventListener('pageshow', refresh);
    };
  }, [model]);

  const [place] = useState(() => readAddress(location.hash).at);
  useEffect(() => {
    const heading = place === undefined ? null : document.getElementById(place)?.querySelector('h2');
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, []);

  async function share(): Promise<void> {
    const address = `${location.href.split('#', 1)[0]}#/${game}?marks=${linkText(marks)}`;
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Link copied.');
    } catch {
      setLink(address);
    }
  }

  const shown = groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ state }) => spoilers === 'all' || state === 'done' || state === 'open'),
    }))
    .filter(
      ({ place: where, state, items }) =>
        spoilers === 'all' ||
        (where === undefined
          ? true
          : state === 'open' || state === 'done' || marks.has(where) || items.length > 0),
    );
  const hidden = groups.flatMap((group) => group.items).filter(({ state }) => state === 'later');
  const hiddenPlaces = groups.filter(({ state }) => state === 'later').length;
  const lost = groups.flatMap((group) => group.items).filter(({ state }) => state === 'lost').length;
  const hiddenByKind = [...new Set(hidden.map(({ token }) => token.slice(0, token.indexOf(':'))))].sort();
  const [isWide] = useState(() => matchMedia('(min-width: 68.0625rem)').matches);
  const { amountKind } = atlas.world;
  const entries = entriesOf(marks);
  const target = `/v1/${game}/progress${entries.length === 0 ? '' : `?have=${entries.join(',')}`}`;
  const others = Object.entries(titles).filter(([id]) => id !== game);

  return (
    <>
      <div class="progress-head">
        <h1 tabIndex={-1}>{model.title} checklist</h1>
        <div class="actions">
          <button type="button" class="button" disabled={former.length === 0} onClick={undo}>
            Undo
          </button>
          <button
            type="button"
            class="button"
            disabled={marks.size === 0}
            onClick={() => change(new Map(), 'Progress cleared. Use Undo to restore it.')}
          >
            Reset
          </button>
          <button type="button" class="button" onClick={() => void share()}>
            Copy link
          </button>
          {model.hasMap && (
            <a class="button" href={pageAddress(`/${game}/map`)}>
              Map
            </a>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <p>
          Other games:{' '}
          {others.map(([id, title]) => (
            <a key={id} href={pageAddress(`/${id}/checklist`)}>
              {title}
            </a>
          ))}
        </p>
      )}
      <div class="progress-options">
        <p class="note">Check off what you have done. Your progress is saved in this browser.</p>
        <label class="spoiler-choice">
          <span>Spoilers</span>{' '}
          <select
            value={spoilers}
            onChange={({ currentTarget }) => {
              choice.set(currentTarget.value === 'none' ? undefined : currentTarget.value);
              setSpoilers(currentTarget.value as SpoilerChoice);
            }}
          >
            {choices.map(([name, text]) => (
              <option key={name} value={name}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a form. */}
      <p class="visually-hidden" role="status">
        {message}
      </p>
      {link !== '' && (
        <p>
          <label>
            Link to copy{' '}
            <input
              class="share-link"
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        </p>
      )}
      {linked !== undefined && (
        <div class="panel from-link">
          <p>You are viewing progress from a link. Your own progress is not changed.</p>
          <p class="actions">
            <button
              type="button"
              class="button"
              onClick={() => {
                keepMarks(game, marks);
                setOwn(marks);
                location.hash = `#/${game}`;
              }}
            >
              Replace mine with this
            </button>
            <a class="button" href={`#/${game}`}>
              Back to my progress
            </a>
          </p>
        </div>
      )}
      <dl class="progress-counts">
        {wording.counts.map(([name, title]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd data-count={name}>{report.open[name].length}</dd>
          </div>
        ))}
      </dl>
      <div class="progress-columns">
        <div class="progress-side">
          <Turnings
            model={model}
            title="About to close"
            empty="Nothing you can do now closes anything off."
            turnings={report.closing}
            isLoss
            isOpen={isWide}
          />
          <Turnings
            model={model}
            title="Opens next"
            empty="Nothing you can do now opens anything new."
            turnings={report.next}
            isOpen={isWide}
          />
          <Obtainable model={model} things={report.open.obtainable} />
        </div>
        <div class="progress-list">
          {shown.map((group) => (
            <GroupView
              key={group.place ?? ''}
              model={model}
              atlas={atlas}
              group={group}
              marks={marks}
              mark={mark}
              isWanted={place !== undefined && group.place === `location:${place}`}
            >
              {group.place === undefined && amountKind !== undefined && checklist.known.has(amountKind) && (
                <li class="entry open">
                  <label>
                    <Amount count={marks.get(amountKind) ?? 0} change={(next) => mark(amountKind, next)} />
                    <span class="entry-name">{words(amountKind)}</span>
                  </label>
                </li>
              )}
            </GroupView>
          ))}
          <p class="beyond">
            {spoilers === 'mild' && hidden.length > 0
              ? `Not open yet: ${[
                  ...(hiddenPlaces > 0 ? [countedKind(wording, 'location', hiddenPlaces)] : []),
                  ...hiddenByKind.map((kind) =>
                    countedKind(
                      wording,
                      kind,
                      hidden.filter(({ token }) => token.startsWith(`${kind}:`)).length,
                    ),
                  ),
                ].join(', ')}.`
              : spoilers === 'none' && hidden.length + hiddenPlaces > 0
                ? `${counted(hidden.length + hiddenPlaces, 'more thing')} not open yet.`
                : ''}{' '}
            {lost > 0 && spoilers !== 'all' && `${counted(lost, 'thing')} missed.`}
          </p>
        </div>
      </div>
      <p class="note progress-request">
        Get the same result from the API: <a href={pageAddress(tryPath(target))}>GET /v1/{game}/progress</a>.
        Data version {model.datasetVersion}.
      </p>
    </>
  );
}

/** Draws the checklist into its place on the page. */
export const start: PageScript['start'] = async (root) => {
  const models: Readonly<Record<string, string>> = JSON.parse(root.dataset['models']!);
  const { game = '' } = readAddress(location.hash);
  const script = `${prefix}${Object.hasOwn(models, game) ? models[game] : Object.values(models)[0]}`;
  const { model } = (await import(new URL(script, location.href).href)) as { model: ProgressModel };
  // What the page has is drawn over, not replaced: its texts were painted.
  render(<ProgressView model={model} titles={JSON.parse(root.dataset['titles']!)} />, root);
};
