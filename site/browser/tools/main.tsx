import { type ComponentChildren, render } from 'preact';
import { useEffect, useId, useMemo, useState } from 'preact/hooks';
import { highestStat } from '../../../src/games/calculators/stat-optimum.ts';
import { formatNumber, inLine, words } from '../../pages/words.ts';
import { recordPath, tryPath } from '../../shared/record-address.ts';
import type { ToolsModel } from '../../shared/models.ts';
import { pageAddress, prefix } from '../page.ts';
import type { PageScript } from '../page-script.ts';
import { bloodborne } from './bloodborne.ts';
import {
  belowOrigin,
  type Build,
  buildAddress,
  calculators,
  chooseWeapon,
  gameIn,
  hasClosedGems,
  maxPoints,
  maxWeapons,
  readBuild,
  withVersion,
} from './build.ts';
import { StatChart } from './chart.tsx';
import { eldenRing } from './elden-ring.ts';
import type { Character, Choice, ChosenWeapon, Cost, Damage, Foes, Game, Rating } from './game.ts';
import { spoilersAreShown } from '../spoilers.ts';
import { Picker } from './picker.tsx';
import { withVeils } from './veils.ts';

/** Makes the calculators of a game from its file. */
export const readers: Readonly<Record<string, (model: ToolsModel) => Game>> = {
  bloodborne,
  'elden-ring': eldenRing,
};

/** The files of the games. */
type Files = Readonly<
  Record<string, { readonly title: string; readonly core: string; readonly damage: string }>
>;

async function load(path: string): Promise<ToolsModel> {
  const response = await fetch(`${prefix}${path}`);
  if (!response.ok) throw new Error(`${path} must be readable; got ${response.status}`);
  const model = (await response.json()) as ToolsModel;
  return spoilersAreShown() ? model : withVeils(model);
}

type Change = (part: Partial<Build>) => void;
interface Shared {
  readonly game: Game;
  readonly build: Build;
  readonly change: Change;
}

function NumberField({
  label,
  value,
  min,
  max,
  step = 1,
  placeholder,
  onValue,
}: {
  label: string;
  value: number | undefined;
  min: number;
  max: number;
  step?: number | 'any';
  placeholder?: string;
  onValue: (value: number | undefined) => void;
}) {
  const id = useId();
  return (
    <div class="tool-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        placeholder={placeholder}
        value={value ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
        // What is in range counts while it is typed: nothing is left to happen when the field loses the focus.
        onInput={({ currentTarget: { value: text, validity } }) => {
          if (text !== '' && validity.valid) onValue(Number(text));
        }}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          const typed = Math.min(max, Math.max(min, Number(text)));
          const next = text === '' ? undefined : step === 1 ? Math.trunc(typed) : typed;
          onValue(next);
          // What is out of range is shown as it counts.
          currentTarget.value = String(next ?? value ?? '');
        }}
      />
    </div>
  );
}

function Choose({
  label,
  choices,
  value,
  onPick,
}: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onPick: (slug: string) => void;
}) {
  const id = useId();
  return (
    <div class="tool-field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onPick(currentTarget.value)}>
        {choices.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The levels of a weapon, to choose from. */
const levelsTo = (max: number): readonly Choice[] =>
  Array.from({ length: max + 1 }, (_, level) => ({ slug: String(level), name: `+${level}` }));

/** The origin, whose stats become those of the character. */
const OriginField = ({ game, build, change }: Shared) => (
  <Choose
    label={game.originWord}
    value={build.origin}
    choices={game.origins.map(({ slug, name, level }) => ({ slug, name: `${name} (level ${level})` }))}
    onPick={(slug) =>
      change({
        origin: slug,
        stats: game.origins.find((each) => each.slug === slug)!.stats,
        from: undefined,
      })
    }
  />
);

const TwoHanded = ({ build, change }: Shared) => (
  <label class="tool-check">
    <input
      type="checkbox"
      checked={build.isTwoHanded}
      onChange={({ currentTarget }) => change({ isTwoHanded: currentTarget.checked })}
    />{' '}
    Two-handed
  </label>
);

/** Origin and stats. */
function CharacterPanel({ game, build, change, only }: Shared & { only?: readonly string[] }) {
  const { origin, stats } = build;
  const shown = game.stats.filter(({ slug }) => only?.includes(slug) ?? true);
  const below = belowOrigin(game, build);
  return (
    <section class="panel tool-panel" aria-labelledby="tool-character">
      <h2 id="tool-character">Character</h2>
      <div class="tool-fields">
        <OriginField game={game} build={build} change={change} />
        {shown.map(({ slug, name }) => (
          <NumberField
            key={slug}
            label={name}
            value={stats[slug]}
            min={1}
            max={highestStat}
            onValue={(value) => value !== undefined && change({ stats: { ...stats, [slug]: value } })}
          />
        ))}
      </div>
      <p class="note">
        Level {game.levelFor(origin, stats)}.{' '}
        {below.length > 0 &&
          `Below the starting stats of this ${inLine(game.originWord)}: ${below.join(', ')}.`}
      </p>
      {game.hasHands && only !== undefined && <TwoHanded game={game} build={build} change={change} />}
    </section>
  );
}

const changeWeapon = ({ build, change }: Shared, at: number, part: Partial<ChosenWeapon>) =>
  change({ weapons: build.weapons.map((weapon, index) => (index === at ? { ...weapon, ...part } : weapon)) });

const gemText = (game: Game, slug: string) => {
  const range = game.gemRange(slug);
  return slug === '' || range === undefined ? slug : `${slug}:${range.max}`;
};

/** The gems of a weapon, slot by slot. */
function Gems({ at, weapon, ...shared }: Shared & { at: number; weapon: ChosenWeapon }) {
  const { game } = shared;
  const slots = game.slots(weapon);
  const put = (slot: number, entry: string) =>
    changeWeapon(shared, at, {
      gems: slots.map((_, index) => (index === slot ? entry : (weapon.gems[index] ?? ''))),
    });
  return (
    <>
      {slots.map(({ name, gems, opensAt }, index) => {
        const [slug = '', value] = (weapon.gems[index] ?? '').split(':');
        const range = slug === '' ? undefined : game.gemRange(slug);
        return (
          <div class="tool-gem" key={index}>
            <Picker
              label={`Gem ${index + 1}, ${inLine(name)}${opensAt > weapon.level ? ` (unlocks at +${opensAt})` : ''}`}
              choices={gems}
              value={slug}
              placeholder="Empty"
              canBeEmpty
              onPick={(next) => put(index, gemText(game, next))}
            />
            {range !== undefined && (
              <NumberField
                label={`Value, ${range.min} to ${range.max}`}
                value={Number(value)}
                min={range.min}
                max={range.max}
                step="any"
                onValue={(next) => put(index, `${slug}:${next ?? range.max}`)}
              />
            )}
          </div>
        );
      })}
    </>
  );
}

function WeaponFields({
  at,
  weapon,
  foes,
  ...shared
}: Shared & { at: number; weapon: ChosenWeapon; foes?: Foes | undefined }) {
  const { game, build } = shared;
  const versions = game.versions(weapon.slug);
  const forms = game.forms(weapon.slug);
  const max = game.maxLevel(weapon.slug);
  const hits = foes?.hits(weapon) ?? [];
  const isCost = build.calculator === 'upgrade';
  return (
    <div class="tool-weapon-fields">
      <Picker
        label={`Weapon ${at + 1}`}
        choices={game.weapons}
        value={weapon.slug}
        onPick={(slug) =>
          changeWeapon(shared, at, chooseWeapon(game, slug, weapon.level === max ? 99 : weapon.level))
        }
      />
      <div class="tool-fields">
        <Choose
          label={isCost ? 'To level' : 'Level'}
          value={String(weapon.level)}
          choices={levelsTo(max)}
          onPick={(level) => changeWeapon(shared, at, { level: Number(level) })}
        />
        {!isCost && versions.length > 1 && (
          <Choose
            label={game.versionWord}
            value={weapon.version}
            choices={versions}
            onPick={(version) => changeWeapon(shared, at, withVersion(game, weapon, version))}
          />
        )}
      </div>
      {!isCost && (
        <>
          {forms.length > 1 && (
            <Choose
              label="Values for"
              value={weapon.form}
              choices={forms}
              onPick={(form) => changeWeapon(shared, at, { form, hit: '' })}
            />
          )}
          {hits.length > 0 && (
            <Choose
              label="Attack"
              value={weapon.hit || hits[0]!.slug}
              choices={hits}
              onPick={(hit) => changeWeapon(shared, at, { hit })}
            />
          )}
          <Gems at={at} weapon={weapon} {...shared} />
          {hasClosedGems(game, weapon) && (
            <p class="note">Gems in slots that are closed at +{weapon.level} are ignored.</p>
          )}
        </>
      )}
    </div>
  );
}

const nameOf = (game: Game, slug: string) => game.weapons.find((weapon) => weapon.slug === slug)!.name;
const number = (value: number | null) => (value === null ? 'unknown' : formatNumber(value));
const signed = (value: number) =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value).replace('-', '−');

function Total({ value, unit, isBest }: { value: string; unit: string; isBest: boolean }) {
  return (
    <p class="tool-total">
      <strong>{value}</strong> {unit} {isBest && <span class="badge best">best</span>}
    </p>
  );
}

function RequestLink({ target }: { target: string }) {
  return (
    <p class="note">
      <a href={pageAddress(tryPath(target))}>API request</a>
    </p>
  );
}

function Unverified({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p class="note">
      <a href={pageAddress('/docs/calculators#unverified')}>Not verified</a>: {names.map(inLine).join(', ')}.
    </p>
  );
}

/** The requirements that stats do not meet. */
const Unmet = ({ game, unmet, whoHas }: { game: Game; unmet: Rating['unmet']; whoHas: string }) => (
  <>
    {unmet.map(({ stat, needed, has }) => (
      <p key={stat} class="tool-problem">
        Requires {needed} {inLine(game.stats.find(({ slug }) => slug === stat)!.name)}; {whoHas} {has}.
      </p>
    ))}
  </>
);

function RatingView({ game, rating, isBest }: { game: Game; rating: Rating; isBest: boolean }) {
  if (rating.problem !== undefined) return <p class="tool-problem">{rating.problem}</p>;
  return (
    <>
      <Total value={formatNumber(rating.total)} unit="attack rating" isBest={isBest} />
      <table class="tool-table">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Weapon</th>
            <th scope="col">Added</th>
            <th scope="col">Rating</th>
          </tr>
        </thead>
        <tbody>
          {rating.types.map(({ type, base, bonus, rating: whole }) => (
            <tr key={type}>
              <th scope="row">{words(type)}</th>
              <td>{formatNumber(base)}</td>
              <td>{signed(bonus)}</td>
              <td>{formatNumber(whole)}</td>
            </tr>
          ))}
          {rating.status.map(({ kind, amount }) => (
            <tr key={kind}>
              <th scope="row">{words(kind)} build-up</th>
              <td />
              <td />
              <td>{formatNumber(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unmet game={game} unmet={rating.unmet} whoHas="you have" />
      <Unverified names={rating.unverified} />
    </>
  );
}

function DamageView({ damage, isBest }: { damage: Damage; isBest: boolean }) {
  return (
    <>
      <Total value={number(damage.damage)} unit="damage" isBest={isBest} />
      <p>
        {damage.hitsToKill === null
          ? 'The number of hits to kill is unknown.'
          : `${formatNumber(damage.hitsToKill)} ${damage.hitsToKill === 1 ? 'hit' : 'hits'} to kill (${number(damage.hp)} HP).`}
      </p>
      <table class="tool-table">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Damage</th>
          </tr>
        </thead>
        <tbody>
          {damage.types.map(({ type, damage: of }) => (
            <tr key={type}>
              <th scope="row">{words(type)}</th>
              <td>{number(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Unverified names={['damage_formula']} />
    </>
  );
}

function CostView({ game, cost }: { game: Game; cost: Cost }) {
  return (
    <>
      {cost.price !== null && <Total value={formatNumber(cost.price)} unit={game.currency} isBest={false} />}
      {cost.materials.length === 0 ? (
        <p>No materials needed.</p>
      ) : (
        <table class="tool-table">
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col">Quantity</th>
            </tr>
          </thead>
          <tbody>
            {cost.materials.map(({ slug, name, quantity }) => (
              <tr key={slug}>
                <th scope="row">
                  <a href={pageAddress(recordPath(game.id, 'items', slug))}>{name}</a>
                </th>
                <td>{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The chosen weapons side by side, each with its result. */
function Weapons({
  foes,
  resultOf,
  ...shared
}: Shared & { foes?: Foes; resultOf: (weapon: ChosenWeapon) => ComponentChildren }) {
  const { game, build, change } = shared;
  const { weapons } = build;
  return (
    <>
      <div class="tool-weapons" data-count={weapons.length}>
        {weapons.map((weapon, at) => (
          <section
            key={at}
            class="panel tool-panel tool-weapon"
            aria-label={`Weapon ${at + 1}: ${nameOf(game, weapon.slug)}`}
          >
            <WeaponFields at={at} weapon={weapon} foes={foes} {...shared} />
            <div class="tool-result" aria-live="polite">
              {resultOf(weapon)}
            </div>
            <p class="actions">
              {weapons.length > 1 && (
                <button
                  type="button"
                  class="button"
                  onClick={() => change({ weapons: weapons.filter((_, index) => index !== at) })}
                >
                  Remove<span class="visually-hidden"> {nameOf(game, weapon.slug)}</span>
                </button>
              )}
              <a href={pageAddress(recordPath(game.id, 'weapons', weapon.slug))}>
                About {nameOf(game, weapon.slug)}
              </a>
            </p>
          </section>
        ))}
      </div>
      {weapons.length < maxWeapons && (
        <p>
          <button
            type="button"
            class="button"
            onClick={() => change({ weapons: [...weapons, { ...weapons.at(-1)! }] })}
          >
            Compare another weapon
          </button>
        </p>
      )}
    </>
  );
}

/** Whether a value is the highest of several. */
const isBest = (value: number | null, all: readonly (number | null)[]) =>
  all.length > 1 &&
  value !== null &&
  value === Math.max(...all.map((each) => each ?? 0)) &&
  all.some((each) => each !== value);

/** A value of the weapons over a stat: the one that raises the first weapon most, until another is chosen. */
function OverStat({
  game,
  build,
  title,
  valueOf,
}: Shared & { title: string; valueOf: (weapon: ChosenWeapon, character: Character) => number | null }) {
  const [chosen, choose] = useState<string>();
  const { weapons, stats } = build;
  const valueAt = (weapon: ChosenWeapon, slug: string, value: number) =>
    valueOf(weapon, { ...build, stats: { ...stats, [slug]: value } }) ?? 0;
  const gain = (slug: string) => valueAt(weapons[0]!, slug, highestStat);
  const stat = chosen ?? game.attackStats.reduce((best, slug) => (gain(slug) > gain(best) ? slug : best));
  const choices = game.stats.filter(({ slug }) => game.attackStats.includes(slug));
  return (
    <>
      <Choose label="Chart over" choices={choices} value={stat} onPick={choose} />
      <StatChart
        title={`${title} by ${inLine(stat)}`}
        at={stats[stat]!}
        lines={weapons.map((weapon) => ({
          name: nameOf(game, weapon.slug),
          points: Array.from({ length: highestStat }, (_, below) => valueAt(weapon, stat, below + 1)),
        }))}
      />
    </>
  );
}

function Attack(shared: Shared) {
  const { game, build } = shared;
  const totals = build.weapons.map((weapon) => game.rate(weapon, build).total);
  return (
    <>
      <CharacterPanel {...shared} only={game.attackStats} />
      <Weapons
        {...shared}
        resultOf={(weapon) => {
          const rating = game.rate(weapon, build);
          return (
            <>
              <RatingView game={game} rating={rating} isBest={isBest(rating.total, totals)} />
              <RequestLink target={game.rateRequest(weapon, build)} />
            </>
          );
        }}
      />
      <OverStat
        {...shared}
        title="Attack rating"
        valueOf={(weapon, character) => game.rate(weapon, character).total}
      />
    </>
  );
}

function DamageTool({ foes, ...shared }: Shared & { foes: Foes }) {
  const { game, build, change } = shared;
  const foe = foes.foes.find(({ slug }) => slug === build.foe)?.slug ?? foes.foes[0]!.slug;
  const targets = foes.targets(foe);
  const target = build.target < targets.length ? build.target : 0;
  const damageOf = (weapon: ChosenWeapon, character: Character) =>
    foes.damage(weapon, character, foe, target).damage;
  const all = build.weapons.map((weapon) => damageOf(weapon, build));
  return (
    <>
      <section class="panel tool-panel" aria-labelledby="tool-foe">
        <h2 id="tool-foe">Target</h2>
        <div class="tool-fields wide">
          <Picker
            label="Boss or enemy"
            choices={foes.foes}
            value={foe}
            onPick={(slug) => change({ foe: slug, target: 0 })}
          />
          {targets.length > 1 && (
            <Choose
              label="Form or variant"
              choices={targets}
              value={String(target)}
              onPick={(slug) => change({ target: Number(slug) })}
            />
          )}
        </div>
        <p class="note">First playthrough.</p>
      </section>
      <CharacterPanel {...shared} only={game.attackStats} />
      <Weapons
        {...shared}
        foes={foes}
        resultOf={(weapon) => {
          const { problem } = game.rate(weapon, build);
          if (problem !== undefined) return <p class="tool-problem">{problem}</p>;
          const damage = foes.damage(weapon, build, foe, target);
          return (
            <>
              <DamageView damage={damage} isBest={isBest(damage.damage, all)} />
              <RequestLink target={foes.damageRequest(weapon, build, foe)} />
            </>
          );
        }}
      />
      <OverStat {...shared} title="Damage" valueOf={damageOf} />
    </>
  );
}

/** The damage, when what it needs is loaded. */
function DamageLoaded({ path, ...shared }: Shared & { path: string }) {
  const { game } = shared;
  const [foes, setFoes] = useState<Foes | 'failed'>();
  useEffect(() => {
    load(path).then(
      ({ tables }) => setFoes(game.withFoes(tables)),
      () => setFoes('failed'),
    );
  }, [path, game]);
  if (foes === 'failed')
    return <p class="tool-problem">The bosses could not be loaded. Reload the page to try again.</p>;
  return foes === undefined ? <p>Loading bosses …</p> : <DamageTool foes={foes} {...shared} />;
}

/** The points of each stat, and the rating with them. */
function SpendingView({ game, weapon, ...shared }: Shared & { weapon: ChosenWeapon }) {
  const { origin, points, isTwoHanded } = shared.build;
  const { start, distributions } = useMemo(
    () => game.bestStats(weapon, origin, points, isTwoHanded),
    [game, weapon, origin, points, isTwoHanded],
  );
  const [best, ...next] = distributions;
  if (best === undefined) return null;
  const stats = game.stats.filter(({ slug }) => start[slug] !== undefined);
  const { unmet } = game.rate(weapon, { stats: best.stats, isTwoHanded });
  return (
    <>
      <Total value={formatNumber(best.total)} unit="attack rating" isBest={false} />
      <table class="tool-table">
        <thead>
          <tr>
            <th scope="col">Stat</th>
            <th scope="col">Start</th>
            <th scope="col">Best</th>
            {next.map(({ total }, index) => (
              <th key={index} scope="col">
                {formatNumber(total)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stats.map(({ slug, name }) => (
            <tr key={slug}>
              <th scope="row">{name}</th>
              <td>{start[slug]}</td>
              {distributions.map((each, index) => (
                <td key={index}>{each.stats[slug]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">
        {best.spent < points && `Points that raise nothing: ${points - best.spent}. `}
        {next.length > 0 && 'Beside the best: the next best, by their rating.'}
      </p>
      <Unmet game={game} unmet={unmet} whoHas="these have" />
      <RequestLink target={game.bestStatsRequest(weapon, origin, points, isTwoHanded)} />
    </>
  );
}

/** The stats of an origin that points raise the most. */
function BestStats(shared: Shared) {
  const { game, build, change } = shared;
  return (
    <>
      <section class="panel tool-panel" aria-labelledby="tool-stats">
        <h2 id="tool-stats">Character</h2>
        <div class="tool-fields">
          <OriginField {...shared} />
          <NumberField
            label="Points to spend"
            value={build.points}
            min={1}
            max={maxPoints(game)}
            onValue={(points) => points !== undefined && change({ points })}
          />
        </div>
        {game.hasHands && <TwoHanded {...shared} />}
      </section>
      <Weapons
        {...shared}
        resultOf={(weapon) => {
          const { problem } = game.rate(weapon, build);
          if (problem !== undefined) return <p class="tool-problem">{problem}</p>;
          return <SpendingView {...shared} weapon={weapon} />;
        }}
      />
    </>
  );
}

function Levels(shared: Shared) {
  const { game, build, change } = shared;
  const origin = game.origins.find(({ slug }) => slug === build.origin)!;
  const to = Math.min(game.levelFor(build.origin, build.stats), game.maxCharacterLevel);
  const from = Math.min(to, Math.max(origin.level, build.from ?? origin.level));
  const steps = game.levelSteps(from, to);
  return (
    <>
      <CharacterPanel {...shared} />
      <section class="panel tool-panel" aria-labelledby="tool-levels">
        <h2 id="tool-levels">Cost</h2>
        <div class="tool-fields">
          <NumberField
            label="From level"
            value={from}
            min={origin.level}
            max={to}
            onValue={(value) => change({ from: value === origin.level ? undefined : value })}
          />
        </div>
        <div class="tool-result" aria-live="polite">
          <Total value={formatNumber(steps.at(-1)?.sum ?? 0)} unit={game.currency} isBest={false} />
          <p>
            {to === from
              ? `These are the stats at level ${from}. Raise a stat to see what it costs.`
              : `From level ${from} to level ${to}, one point per level.`}
          </p>
        </div>
        {steps.length > 0 && (
          <details>
            <summary>Level by level</summary>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keyboard. */}
            <section class="table" tabIndex={0} aria-label="Level by level">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Level</th>
                    <th scope="col">{game.currency}</th>
                    <th scope="col">Total</th>
                  </tr>
                </thead>
                <tbody>
                  {steps.map(({ level, price, sum }) => (
                    <tr key={level}>
                      <th scope="row">{level}</th>
                      <td>{formatNumber(price)}</td>
                      <td>{formatNumber(sum)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
        )}
        <RequestLink target={game.levelRequest(from, to)} />
      </section>
    </>
  );
}

function Upgrades(shared: Shared) {
  const { game, build, change } = shared;
  const max = Math.max(...build.weapons.map(({ slug }) => game.maxLevel(slug)));
  return (
    <>
      <section class="panel tool-panel" aria-labelledby="tool-upgrade">
        <h2 id="tool-upgrade">Start</h2>
        <div class="tool-fields">
          <Choose
            label="From level"
            value={String(Math.min(max, build.upgradeFrom))}
            choices={levelsTo(max)}
            onPick={(level) => change({ upgradeFrom: Number(level) })}
          />
        </div>
      </section>
      <Weapons
        {...shared}
        resultOf={({ slug, level }) => {
          const from = Math.min(level, build.upgradeFrom);
          return (
            <>
              <CostView game={game} cost={game.upgrade(slug, from, level)} />
              <RequestLink target={game.upgradeRequest(slug, from, level)} />
            </>
          );
        }}
      />
    </>
  );
}

function Armor({ game, build, change }: Shared) {
  const { maximize, maxWeight } = build;
  const best = useMemo(() => game.bestArmor(maximize, maxWeight), [game, maximize, maxWeight]);
  const maximized = game.armorValues.find(({ slug }) => slug === maximize)!;
  return (
    <section class="panel tool-panel" aria-labelledby="tool-armor">
      <h2 id="tool-armor">Best armor</h2>
      <div class="tool-fields">
        <Choose
          label="Highest"
          choices={game.armorValues}
          value={maximize}
          onPick={(slug) => change({ maximize: slug })}
        />
        <NumberField
          label="Maximum weight"
          value={maxWeight}
          min={0}
          max={1000}
          step="any"
          placeholder="No limit"
          onValue={(value) => change({ maxWeight: value })}
        />
      </div>
      <div class="tool-result" aria-live="polite">
        <Total
          value={formatNumber(best.value)}
          unit={`${inLine(maximized.name)}, weight ${formatNumber(best.weight)}`}
          isBest={false}
        />
        {best.pieces.length === 0 ? (
          <p>No armor is that light.</p>
        ) : (
          <table class="tool-table">
            <thead>
              <tr>
                <th scope="col">Slot</th>
                <th scope="col" class="text">
                  Piece
                </th>
                <th scope="col">Value</th>
                <th scope="col">Weight</th>
              </tr>
            </thead>
            <tbody>
              {best.pieces.map(({ slot, slug, name, value, weight }) => (
                <tr key={slot}>
                  <th scope="row">{words(slot)}</th>
                  <td class="text">
                    <a href={pageAddress(recordPath(game.id, 'armor', slug))}>{name}</a>
                  </td>
                  <td>{formatNumber(value)}</td>
                  <td>{formatNumber(weight)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <RequestLink target={game.armorRequest(maximize, maxWeight)} />
    </section>
  );
}

function Tools({ game, files }: { game: Game; files: Files }) {
  const [build, setBuild] = useState(() => readBuild(game, location.hash));
  const [message, setMessage] = useState('');
  const change: Change = (part) => setBuild((now) => ({ ...now, ...part }));
  const address = buildAddress(game, build);
  useEffect(() => {
    if (location.hash !== address) history.replaceState(null, '', address);
  }, [address]);
  useEffect(() => {
    const follow = () => {
      if ((gameIn(location.hash) ?? game.id) !== game.id) location.reload();
      else setBuild(readBuild(game, location.hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [game]);
  const shared = { game, build, change };

  async function share(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      setMessage('Link copied.');
    } catch {
      setMessage('Copy the address of this page to share your build.');
    }
  }

  return (
    <>
      <div class="progress-head">
        <h1 tabIndex={-1}>{game.title} calculators</h1>
        <div class="actions">
          <button type="button" class="button" onClick={() => void share()}>
            Copy link
          </button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a form. */}
      <p class="note tool-said" role="status">
        {message}
      </p>
      <nav class="tool-games" aria-label="Game">
        {Object.entries(files).map(([id, { title }]) => (
          <a key={id} href={`#/${id}/${build.calculator}`} aria-current={id === game.id ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <nav class="tool-tabs" aria-label="Calculators">
        {calculators.map(([name, title]) => (
          <a
            key={name}
            href={buildAddress(game, { ...build, calculator: name })}
            aria-current={name === build.calculator ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {build.calculator === 'attack' && <Attack {...shared} />}
      {build.calculator === 'damage' && <DamageLoaded path={files[game.id]!.damage} {...shared} />}
      {build.calculator === 'stats' && <BestStats {...shared} />}
      {build.calculator === 'level' && <Levels {...shared} />}
      {build.calculator === 'upgrade' && <Upgrades {...shared} />}
      {build.calculator === 'armor' && <Armor {...shared} />}
      <p class="note">
        Computed in your browser from data version {game.datasetVersion}.{' '}
        <a href={pageAddress('/docs/calculators')}>How the calculators work</a>
      </p>
    </>
  );
}

/** Draws the calculators into their place on the page. */
export const start: PageScript['start'] = async (root) => {
  const files = JSON.parse(root.dataset['files']!) as Files;
  const wanted = gameIn(location.hash);
  const id = wanted !== undefined && Object.hasOwn(files, wanted) ? wanted : Object.keys(files)[0]!;
  const game = readers[id]!(await load(files[id]!.core));
  // What the page has is drawn over, not replaced: its heading was painted.
  render(<Tools game={game} files={files} />, root);
};
