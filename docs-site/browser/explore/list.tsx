import { useId, useRef } from 'preact/hooks';
import type { ExplorerFilter, ExplorerKind } from '../../explorer-model.ts';
import { type Address, addressOf, mostCompared } from './address.ts';
import { Hidden, RecordLink, Scalar, Scrolling, useNameLevel, useSetting } from './shown.tsx';
import {
  formatNumber,
  inLine,
  isFact,
  leavesOf,
  type Members,
  ownMembers,
  pathWords,
  type Row,
  words,
} from '../../../src/pages/words.ts';

export interface ListBody {
  readonly data: readonly Row[];
  readonly meta: { readonly page: number; readonly page_size: number; readonly total: number };
}

function FilterField({ filter, value }: { filter: ExplorerFilter; value: string }) {
  const { model } = useSetting();
  const levelOf = useNameLevel();
  const id = useId();
  const { name, type, values, to } = filter;
  const choices: readonly (readonly [value: string, label: string])[] | undefined =
    type === 'flag'
      ? [
          ['true', 'yes'],
          ['false', 'no'],
        ]
      : values?.map((each) => [each, inLine(each)]);
  const level = to === undefined ? undefined : levelOf(to, value);
  if (level !== undefined)
    return (
      <div class="filter">
        <span>{words(name)}</span>
        <input type="hidden" name={name} value={value} />
        <Hidden level={level} what={words(name)}>
          <code>{value}</code>
        </Hidden>
      </div>
    );
  return (
    <div class="filter">
      <label for={id} title={filter.description}>
        {words(name)}
      </label>
      {choices ? (
        <select id={id} name={name} key={value}>
          <option value="">any</option>
          {choices.map(([each, label]) => (
            <option key={each} value={each} selected={each === value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          key={value}
          defaultValue={value}
          placeholder="any"
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          inputMode={type === 'number' ? 'numeric' : 'text'}
          list={to && `${id}-values`}
        />
      )}
      {to && (
        <datalist id={`${id}-values`}>
          {Object.entries(model.names[to] ?? {})
            .filter(([slug]) => levelOf(to, slug) === undefined)
            .map(([slug, label]) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
        </datalist>
      )}
    </div>
  );
}

function orderLabel(sort: string): string {
  const isBackwards = sort.startsWith('-');
  const figure = sort.replace(/^-/, '');
  const ends = ['name', 'slug'].includes(figure) ? ['A to Z', 'Z to A'] : ['lowest first', 'highest first'];
  return `${words(figure)}, ${ends[Number(isBackwards)]}`;
}

/** In a small window the list comes first. */
const isWide = matchMedia('(min-width: 52rem)');

function Filters({ kind, address }: { kind: ExplorerKind; address: Address }) {
  const { model } = useSetting();
  const { query } = address;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget as HTMLFormElement)].map(([name, value]) => [
      name,
      String(value).trim(),
    ]);
    const next = addressOf({ ...address, query: Object.fromEntries(values) });
    location.hash = next;
  };
  const [sort, view] = [query['sort'] ?? '', query['view'] ?? ''];
  return (
    <details class="filters panel" open={isWide.matches || Object.keys(query).length > 0}>
      <summary>Filters, order and columns</summary>
      <form onSubmit={submit} autocomplete="off">
        <div class="filter-fields">
          {kind.filters.map((filter) => (
            <FilterField key={filter.name} filter={filter} value={query[filter.name] ?? ''} />
          ))}
          <div class="filter">
            <label for="list-sort">Order</label>
            <select id="list-sort" name="sort" key={sort}>
              {kind.sorts.map((each, index) => (
                <option key={each} value={index === 0 ? '' : each} selected={each === sort}>
                  {orderLabel(each)}
                </option>
              ))}
            </select>
          </div>
          <div class="filter columns">
            <label for="list-view">Columns</label>
            <select id="list-view" name="view" key={view}>
              {kind.views.map((each, index) => (
                <option key={each} value={index === 0 ? '' : each} selected={each === view}>
                  {index === 0 ? 'few: 1 unit' : `${each === 'full' ? 'all' : 'more'}: ${model.wideCost}`}
                </option>
              ))}
            </select>
          </div>
        </div>
        <p class="actions">
          <button type="submit" class="button primary">
            Show
          </button>{' '}
          {Object.keys(query).length > 0 && (
            <a class="button" href={addressOf({ ...address, query: {} })}>
              Clear
            </a>
          )}
        </p>
      </form>
    </details>
  );
}

function Pages({ address, meta }: { address: Address; meta: ListBody['meta'] }) {
  const last = Math.max(1, Math.ceil(meta.total / meta.page_size));
  if (last === 1) return null;
  const link = (label: string, target: number) =>
    target >= 1 &&
    target <= last && (
      <a class="button" href={addressOf({ ...address, query: { ...address.query, page: String(target) } })}>
        {label}
      </a>
    );
  return (
    <nav class="pages" aria-label="Pages">
      {link('Previous', meta.page - 1)}{' '}
      <span>
        Page {meta.page} of {last}
      </span>{' '}
      {link('Next', meta.page + 1)}
    </nav>
  );
}

function Rows({
  kind,
  rows,
  compared,
  toggle,
}: {
  kind: ExplorerKind;
  rows: readonly Row[];
  compared: readonly string[];
  toggle: (slug: string) => void;
}) {
  const levelOf = useNameLevel();
  const leaves = rows.map(
    (row) =>
      new Map(leavesOf(Object.fromEntries(ownMembers(row)) as Members).map((leaf) => [leaf.path, leaf])),
  );
  const columns = [...new Set(leaves.flatMap((row) => [...row.keys()]))].filter((path) =>
    leaves.every((row) => row.get(path) === undefined || isFact(row.get(path)!.value)),
  );
  return (
    <Scrolling label={kind.title}>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {columns.map((path) => (
              <th key={path} scope="col">
                {pathWords(path)}
              </th>
            ))}
            <th scope="col">Compare</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isCompared = compared.includes(row.slug);
            const hidden = levelOf(kind.segment, row.slug) !== undefined;
            return (
              <tr key={row.slug}>
                <th scope="row">
                  <RecordLink segment={kind.segment} slug={row.slug} name={row.name} />
                </th>
                {columns.map((path) => {
                  const leaf = leaves[index]!.get(path);
                  return (
                    <td key={path} class={typeof leaf?.value === 'number' ? 'figure' : undefined}>
                      {leaf && <Scalar member={leaf.member} value={leaf.value} beside={leaf.beside} />}
                    </td>
                  );
                })}
                <td>
                  <input
                    type="checkbox"
                    checked={isCompared}
                    disabled={!isCompared && compared.length >= mostCompared}
                    aria-label={`Compare ${hidden ? 'this record' : row.name}`}
                    onChange={() => toggle(row.slug)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** A list with its filters. While another page loads, the last one stays. */
export function ListView({
  kind,
  address,
  body,
  isRefused,
  compared,
  toggle,
}: {
  kind: ExplorerKind;
  address: Address;
  body: ListBody | undefined;
  isRefused: boolean;
  compared: readonly string[];
  toggle: (slug: string) => void;
}) {
  const { game } = useSetting();
  const last = useRef<ListBody | undefined>(undefined);
  if (body !== undefined) last.current = body;
  const shown = last.current;
  return (
    <>
      <h1 tabIndex={-1}>{kind.title}</h1>
      <Filters kind={kind} address={address} />
      <div class="list-head">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a form. */}
        <p role="status">
          {body === undefined
            ? !isRefused && 'Loading …'
            : `${formatNumber(body.meta.total)} ${body.meta.total === 1 ? 'record' : 'records'}`}
        </p>
        {compared.length > 0 && (
          <p>
            {compared.length < 2 ? (
              'Choose another to compare.'
            ) : (
              <a
                class="button"
                href={addressOf({ game, kind: kind.segment, query: { compare: compared.join(',') } })}
              >
                Compare {compared.length}
              </a>
            )}
          </p>
        )}
      </div>
      {shown && (
        <div aria-busy={body === undefined && !isRefused}>
          {shown.data.length > 0 && (
            <Rows kind={kind} rows={shown.data} compared={compared} toggle={toggle} />
          )}
          <Pages address={address} meta={shown.meta} />
        </div>
      )}
    </>
  );
}
