import { type ComponentChildren, render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ExplorerModel } from '../../explorer-model.ts';
import { find } from '../page.ts';
import type { Caller, PageScript } from '../page-script.ts';
import { markedTexts, showSpoilers, spoilersAreShown, withOwnMarks } from '../spoilers.ts';
import { type Address, addressOf, mostCompared, readAddress } from './address.ts';
import { ask, type Exchange } from './answers.ts';
import { CompareView } from './compare.tsx';
import { type ListBody, ListView } from './list.tsx';
import { RecordView, useShownName } from './record.tsx';
import { Requests, Trouble } from './requests.tsx';
import { kindOf, page, SettingContext } from './shown.tsx';
import { targetsOf, wantedAt } from './targets.ts';
import { formatNumber, type Row, words } from '../../../src/pages/words.ts';

interface Game {
  readonly id: string;
  readonly name: string;
  readonly dataset_version: string;
  readonly records: number;
}

interface GameIndex extends Game {
  readonly resources: readonly { readonly name: string; readonly count: number }[];
}

/** The content of a response: for a record without its own route, a list with only this record. */
const dataOf = ({ body }: Exchange): unknown => (body as { data: unknown } | undefined)?.data;
const recordOf = (exchange: Exchange): Row | undefined => [dataOf(exchange)].flat()[0] as Row | undefined;

/** Requests targets, again for each attempt. */
function useExchanges(targets: readonly string[], attempt: number, caller: Caller): readonly Exchange[] {
  const id = `${attempt} ${targets.join(' ')}`;
  const [known, setKnown] = useState<{ id: string; exchanges: readonly Exchange[] }>({
    id: '',
    exchanges: [],
  });
  // Before the first picture, which takes a slow phone longer than the question.
  useLayoutEffect(() => {
    let isWanted = true;
    void Promise.all(targets.map((target) => ask(target, caller))).then((exchanges) => {
      if (isWanted) setKnown({ id, exchanges });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return known.id === id ? known.exchanges : targets.map((target) => ({ target, state: 'waiting' as const }));
}

function Path({
  model,
  address,
  name,
}: {
  model: ExplorerModel;
  address: Address;
  name: string | undefined;
}) {
  const shownName = useShownName();
  const { game, kind, slug } = address;
  const kindTitle = kindOf(model, kind)?.title;
  const wanted = wantedAt(address);
  const steps = [
    ['Explorer', '#/', wanted === 'games'],
    game !== undefined && [words(game), addressOf({ game }), wanted === 'kinds'],
    kindTitle !== undefined && [kindTitle, addressOf({ game, kind }), wanted === 'list'],
    wanted === 'record' && [name ?? shownName(kind!, { slug: slug!, name: slug! }), '', true],
    wanted === 'comparison' && ['Side by side', '', true],
  ].filter((step) => step !== false) as [label: string, target: string, isHere: boolean][];
  if (steps.length === 1) return null;
  return (
    <nav class="crumbs" aria-label="Where you are">
      <ol>
        {steps.map(([label, target, isHere]) => (
          <li key={label}>
            {isHere ? <span aria-current="page">{label}</span> : <a href={target}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Games({ games }: { games: readonly Game[] }) {
  return (
    <>
      <h1 tabIndex={-1}>Explorer</h1>
      <div class="cards">
        {games.map(({ id, name, records, dataset_version: version }) => (
          <section key={id} class="card">
            <h2>
              <a href={addressOf({ game: id })}>{name}</a>
            </h2>
            <p>
              {formatNumber(records)} records, data {version}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

function Kinds({ model, game }: { model: ExplorerModel; game: GameIndex }) {
  return (
    <>
      <h1 tabIndex={-1}>{game.name}</h1>
      <p class="lead">
        {formatNumber(game.records)} records, data version {game.dataset_version}. Each list or record costs 1
        unit; reopening unchanged data is free.
      </p>
      <div class="cards kinds">
        {game.resources.flatMap(({ name, count }) => {
          const kind = kindOf(model, name);
          return kind
            ? [
                <a key={name} class="card" href={addressOf({ game: game.id, kind: name })}>
                  <span>{kind.title}</span> <span class="figure">{formatNumber(count)}</span>
                </a>,
              ]
            : [];
        })}
      </div>
      {model.hasMap && (
        <p>
          <a href={page('/docs/map')}>The map</a> shows its locations and how they connect.
        </p>
      )}
    </>
  );
}

function Explorer({ model, caller }: { model: ExplorerModel; caller: Caller }) {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  const [secret, setSecret] = useState(caller.key());
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(spoilersAreShown);
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const wanted = wantedAt(address);
  const isKeyless = secret === undefined && wanted !== 'games';
  const exchanges = useExchanges(isKeyless ? [] : targetsOf(address, model.onlyLists), attempt, caller);

  useEffect(() => {
    const follow = () => {
      // Other fragments, such as that of the link to the content, are places of this page.
      if (!/^(#\/|$)/.test(location.hash)) return;
      const next = readAddress(location.hash);
      // Each game has a model of its own, which the page begins with.
      if (next.game !== undefined && next.game !== model.game) location.reload();
      else setAddress(next);
    };
    addEventListener('hashchange', follow);
    const dialog = find<HTMLDialogElement>('#key');
    const closed = () => {
      setSecret(caller.key());
      setAttempt((count) => count + 1);
    };
    dialog.addEventListener('close', closed);
    return () => {
      removeEventListener('hashchange', follow);
      dialog.removeEventListener('close', closed);
    };
  }, [caller]);

  useEffect(() => {
    document.documentElement.classList.toggle('has-key', secret !== undefined);
  }, [secret]);

  const kind = kindOf(model, address.kind);
  const refused = exchanges.find(({ state }) => state === 'refused' || state === 'unreachable');
  const isWaiting = exchanges.some(({ state }) => state === 'waiting');
  const isThere = exchanges.length > 0 && exchanges.every(({ body }) => body !== undefined);
  const records =
    isThere && (wanted === 'record' || wanted === 'comparison')
      ? exchanges.flatMap((each) => recordOf(each) ?? [])
      : [];
  const list = wanted === 'list' ? (exchanges[0]?.body as ListBody | undefined) : undefined;

  // The only game is what is looked for.
  const games = wanted === 'games' && isThere ? (dataOf(exchanges[0]!) as readonly Game[]) : undefined;
  const only = games?.length === 1 && secret !== undefined ? games[0]!.id : undefined;
  useEffect(() => {
    if (only !== undefined && !location.hash.startsWith('#/')) location.replace(addressOf({ game: only }));
  }, [only]);

  // A view that was led to begins at its heading, for readers of the screen too.
  const place = useRef<HTMLDivElement>(null);
  const viewId = [address.game, address.kind, address.slug, address.query['compare']].join('/');
  const seen = useRef(viewId);
  useEffect(() => {
    const heading = place.current?.querySelector<HTMLElement>('h1');
    if (seen.current === viewId || !heading || isWaiting) return;
    seen.current = viewId;
    heading.focus({ preventScroll: true });
    scrollTo(0, 0);
  });

  const setting = {
    model,
    game: address.game ?? '',
    spoilersShown: shown,
    levelOf: withOwnMarks(markedTexts(model.spoilers), [...records, ...(list?.data ?? [])]),
  };
  const compared = chosen[address.kind ?? ''] ?? [];
  const toggle = (slug: string) => {
    const next = compared.includes(slug)
      ? compared.filter((other) => other !== slug)
      : [...compared, slug].slice(-mostCompared);
    setChosen({ ...chosen, [address.kind!]: next });
  };

  return (
    <SettingContext.Provider value={setting}>
      <Bar model={model} address={address} record={records[0]}>
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={shown}
          onClick={() => {
            showSpoilers(!shown);
            setShown(!shown);
          }}
        >
          Show spoilers
        </button>
      </Bar>
      <div ref={place} class="view">
        {refused && (
          <Trouble
            exchange={refused}
            game={address.game}
            kind={address.kind}
            hasHeading={isThere || (wanted === 'list' && kind !== undefined)}
            openKeyDialog={caller.openKeyDialog}
            again={() => setAttempt(attempt + 1)}
          />
        )}
        {isKeyless && <h1 tabIndex={-1}>{kind?.title ?? 'Explorer'}</h1>}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a form. */}
        {!isKeyless && !isThere && !refused && wanted !== 'list' && <p role="status">Loading …</p>}
        {games && <Games games={games} />}
        {wanted === 'kinds' && isThere && <Kinds model={model} game={dataOf(exchanges[0]!) as GameIndex} />}
        {wanted === 'list' && kind && !isKeyless && (
          <ListView
            key={kind.segment}
            kind={kind}
            address={address}
            body={list}
            isRefused={refused !== undefined}
            compared={compared}
            toggle={toggle}
          />
        )}
        {wanted === 'record' && kind && records[0] && (
          <RecordView
            key={records[0].slug}
            segment={kind.segment}
            record={records[0]}
            compared={compared}
            toggle={toggle}
          />
        )}
        {wanted === 'comparison' && kind && records.length > 0 && (
          <CompareView segment={kind.segment} title={kind.title} records={records} address={address} />
        )}
        {/* Below what they brought, which would push them down. */}
        {exchanges.length > 0 && !isWaiting && <Requests exchanges={exchanges} />}
      </div>
    </SettingContext.Provider>
  );
}

function Bar({
  model,
  address,
  record,
  children,
}: {
  model: ExplorerModel;
  address: Address;
  record: Row | undefined;
  children: ComponentChildren;
}) {
  const shownName = useShownName();
  const name = record && shownName(address.kind!, record);
  const title = [name, kindOf(model, address.kind)?.title, 'Explorer', 'Caryll API']
    .filter(Boolean)
    .join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div class="bar">
      <Path model={model} address={address} name={wantedAt(address) === 'record' ? name : undefined} />
      {children}
    </div>
  );
}

/** Draws the explorer into its place on the page. */
export const start: PageScript['start'] = async (root, caller) => {
  // A module is there at once when the page has preloaded it; what is fetched would have to be waited for.
  const models: Readonly<Record<string, string>> = JSON.parse(root.dataset['models']!);
  const { game = '' } = readAddress(location.hash);
  const script = `${root.dataset['prefix']}${models[game] ?? Object.values(models)[0]}`;
  const { model } = (await import(script)) as { model: ExplorerModel };
  root.replaceChildren();
  render(<Explorer model={model} caller={caller} />, root);
};
