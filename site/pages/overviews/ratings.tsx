import type { ComponentChild } from 'preact';
import type { OperationParameter } from '../../../src/site-port.ts';
import { GradeCells, GradeHeads, GradeLine } from './grades.tsx';
import { shortOf, Types, Pager } from './parts.tsx';
import { ratingOf } from './read.ts';
import { Statuses } from './gear.tsx';
import { Glyph } from './glyph.tsx';
import type { PageKind } from '../kinds.ts';
import { Field, type QueryValues, orderOf } from '../list.tsx';
import { Kept, listAddress, pageAddress, RecordLink, Scrolling, useSetting } from '../shown.tsx';
import { formatNumber, inLine, type Members, words } from '../words.ts';

/** The page of all weapons at somebody's stats, below the list of weapons: no weapon has this slug. */
export const ratingsSegment = 'for-my-stats';

/** Ratings as REST returns them. */
export interface RatingsBody {
  readonly data: readonly Members[];
  readonly meta: { readonly page: number; readonly page_size: number; readonly total: number };
}

/** Parameters of the route that pages do not have. */
const forPrograms: readonly string[] = ['gameId', 'slugs', 'page_size', 'dataset', 'class_slug'];

/** The parameters of the page: those of the route for people. */
export const ratingParameters = (parameters: readonly OperationParameter[]): readonly OperationParameter[] =>
  parameters.filter(({ name }) => !forPrograms.includes(name));

/** Whether a parameter is a stat of the character. */
const isStat = ({ name, schema }: OperationParameter) =>
  schema['type'] === 'integer' && !['page', 'level'].includes(name);

/** The orders of a list of ratings that begin with the highest number. */
const highestFirst = (parameter: OperationParameter): OperationParameter => ({
  ...parameter,
  schema: {
    ...parameter.schema,
    enum: (parameter.schema['enum'] as readonly string[]).filter(
      (sort) => sort.startsWith('-') && sort !== '-name',
    ),
  },
});

/** The names of the stats among the parameters. */
export const ratingStats = (parameters: readonly OperationParameter[]): readonly string[] =>
  parameters.filter(isStat).map(({ name }) => name);

function Form({ kind, parameters, given }: RatingsParts) {
  const setting = useSetting();
  const stats = parameters.filter(isStat);
  const others = parameters.filter((each) => !isStat(each) && !['page', 'level'].includes(each.name));
  const level = parameters.find(({ name }) => name === 'level');
  return (
    <form
      class="stats filters"
      method="get"
      action={`${setting.prefix}/${setting.game.id}/${kind.segment}/${ratingsSegment}`}
      data-stats={setting.game.id}
    >
      {stats.map(({ name, schema }) => (
        <label key={name}>
          {words(name)}
          <input
            type="number"
            name={name}
            data-stat
            inputMode="numeric"
            min={schema['minimum'] as number}
            max={schema['maximum'] as number}
            value={given.get(name) ?? ''}
            placeholder={String(schema['minimum'] ?? '')}
          />
        </label>
      ))}
      {level && <Field parameter={level} value={given.get('level') ?? 'max'} />}
      {others.map((parameter) => (
        <Field
          key={parameter.name}
          parameter={parameter.name === 'sort' ? highestFirst(parameter) : parameter}
          value={given.get(parameter.name) ?? (parameter.name === 'sort' ? '-total' : '')}
        />
      ))}
      <Kept />
      <button type="submit" class="btn main">
        Show
      </button>
    </form>
  );
}

export interface RatingsParts {
  readonly kind: PageKind;
  readonly parameters: readonly OperationParameter[];
  readonly given: QueryValues;
}

function Pages({ kind, given, meta }: RatingsParts & Pick<RatingsBody, 'meta'>) {
  const setting = useSetting();
  const last = Math.ceil(meta.total / meta.page_size);
  const own = { ...kind, segment: `${kind.segment}/${ratingsSegment}` };
  return (
    <Pager
      page={meta.page}
      last={Math.max(1, last)}
      addressOf={(page) => listAddress(setting, own, { ...Object.fromEntries(given), page })}
    />
  );
}

type Rating = ReturnType<typeof ratingOf>;

/** Versions that most weapons have, which need no word. */
const usualVersions: readonly (string | undefined)[] = [undefined, 'unique', 'standard', 'normal'];

/** The name of a weapon, and on a phone what the columns that are hidden there show. */
const RatedWeapon = ({ kind, row }: { kind: PageKind; row: Rating }) => (
  <span class="wname">
    <Glyph segment={kind.segment} word={row.category} />
    <span>
      <RecordLink {...row.weapon} />{' '}
      {!usualVersions.includes(row.version) && <span class="soft">{words(row.version!)}</span>}
      <small class="only-m soft">
        {row.category !== undefined && words(row.category)} +{row.level}{' '}
        {row.status.length > 0 && <Statuses status={row.status} />}
      </small>
    </span>
  </span>
);

/** A weapon in one of its versions. */
function RatingRow({ kind, row, stats }: { kind: PageKind; row: Rating; stats: readonly string[] }) {
  const setting = useSetting();
  return (
    <tr>
      <th scope="row">
        <RatedWeapon kind={kind} row={row} />
      </th>
      <td>
        {row.category !== undefined && (
          <a href={listAddress(setting, kind, { category: row.category })}>{words(row.category)}</a>
        )}
      </td>
      <td class="m num">
        <b>{formatNumber(Math.floor(row.total))}</b>
        {!row.canWield && <small class="soft"> needs more</small>}
      </td>
      <td>
        <Types values={row.byType} hasNames={false} />
      </td>
      <GradeCells letters={row.scaling} stats={stats} />
      <td>
        <Statuses status={row.status} />
      </td>
      <GradeLine letters={row.scaling} stats={stats} />
    </tr>
  );
}

/** Every weapon with each affinity or version, by its attack rating at the stats of a character. */
export function RatingsView(parts: RatingsParts & { body: RatingsBody; start: string | undefined }) {
  const { kind, body, given, start } = parts;
  const setting = useSetting();
  const rows = body.data.map((row) => ratingOf(row));
  const stats = [...(rows[0]?.scaling.keys() ?? [])];
  const own = { ...kind, segment: `${kind.segment}/${ratingsSegment}` };
  const { by } = orderOf(new Map([['sort', '-total'], ...given]));
  const heading = (sort: string, className: string, label: ComponentChild) => (
    <th key={sort} scope="col" class={className} aria-sort={by === sort ? 'descending' : undefined}>
      <a
        href={listAddress(setting, own, { ...Object.fromEntries(given), page: undefined, sort: `-${sort}` })}
      >
        {label}
        {by === sort && <span aria-hidden="true"> ↓</span>}
      </a>
    </th>
  );
  return (
    <>
      <h1>Weapons for my stats</h1>
      <p class="sentence">
        Every weapon with each of its versions, by attack rating at your stats. Your stats stay on this
        device.{start !== undefined && ` These are the stats with which a ${start} begins.`}
      </p>
      <Form {...parts} />
      <div id="list">
        <p class="hd">
          {formatNumber(body.meta.total)} {body.meta.total === 1 ? 'combination' : 'combinations'}
        </p>
        {rows.length === 0 ? (
          <p class="empty">
            No weapon matches these filters.{' '}
            <a href={pageAddress(setting, ...own.segment.split('/'))}>Start again</a>
          </p>
        ) : (
          <Scrolling label="Weapons by attack rating">
            <GradeHeads stats={stats} />
            <table class="tab rows">
              <thead>
                <tr>
                  <th scope="col">Weapon</th>
                  <th scope="col">Type</th>
                  {heading('total', 'num', 'Rating')}
                  <th scope="col">Damage</th>
                  {stats.map((stat) =>
                    heading(
                      `scaling_value_${stat}`,
                      'l',
                      <abbr title={`Scaling with ${inLine(stat)}`}>{shortOf(stat)}</abbr>,
                    ),
                  )}
                  <th scope="col">Status</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <RatingRow key={`${row.weapon.slug} ${row.version}`} kind={kind} row={row} stats={stats} />
                ))}
              </tbody>
            </table>
          </Scrolling>
        )}
        <Pages {...parts} meta={body.meta} />
        <p class="soft">
          The rating is what the game shows. It is not damage: a foe reduces each type by its own defense.{' '}
          {setting.game.compared.has(kind.segment) && (
            <a href={listAddress(setting, kind, { choose: 'compare' })}>Compare weapons</a>
          )}
        </p>
      </div>
    </>
  );
}
