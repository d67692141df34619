/* oxlint-disable react/jsx-key -- The lines of a row have their keys where they are rendered. */
import { formatNumber, formatPercent } from '../words.ts';
import type { MakeOverview } from './overview.ts';
import { Chance, Condition, LinkTo, Text, times, WayRow, Ways } from './parts.tsx';
import { type Drop, dropOf, rowsIn } from './read.ts';

/** Drops of one thing, by one owner: each quantity with its chance. */
export interface DropGroup {
  readonly first: Drop;
  readonly all: readonly Drop[];
  readonly chance: number | undefined;
}

/** Drops by the record that they are about, the likeliest first. */
export function dropGroups(drops: readonly Drop[]): readonly DropGroup[] {
  const groups = new Map<string, Drop[]>();
  for (const drop of drops) {
    const key = JSON.stringify([drop.ref?.table, drop.ref?.slug, drop.name, drop.condition, drop.tier]);
    groups.set(key, [...(groups.get(key) ?? []), drop]);
  }
  return [...groups.values()]
    .map((all): DropGroup => {
      const chances = all.flatMap(({ chance }) => chance ?? []);
      return { first: all[0]!, all, chance: chances.length === 0 ? undefined : Math.max(...chances) };
    })
    .sort((a, b) => (b.chance ?? 2) - (a.chance ?? 2));
}

/** Quantities with their chances, where there are several: `2 at 85%, 4 at 5%`. */
export function amounts({ all }: DropGroup): string | undefined {
  const several = new Set(all.map(({ quantity, chance }) => `${quantity ?? 1} ${chance}`));
  if (several.size < 2) return undefined;
  return [...several]
    .map((text) => text.split(' ') as [string, string])
    .sort((a, b) => Number(b[1]) - Number(a[1]))
    .map(([quantity, chance]) =>
      chance === 'undefined'
        ? formatNumber(Number(quantity))
        : `${formatNumber(Number(quantity))} at ${formatPercent(Number(chance))}`,
    )
    .slice(0, 6)
    .join(', ');
}

function DropRow({ group, verb }: { group: DropGroup; verb?: string }) {
  const { first, chance } = group;
  const { ref, name, quantity, condition, isOnce, tier, pointer } = first;
  const several = amounts(group);
  return (
    <WayRow
      drawing={verb === undefined ? (ref?.table ?? 'drop') : 'drop'}
      about={[ref]}
      say={
        <b>
          {verb !== undefined && `${verb} `}
          {ref === undefined ? name : <LinkTo to={ref} />}
          {several === undefined && verb === undefined && times(quantity)}
          {tier !== undefined && `, tier ${tier}`}
        </b>
      }
      then={[
        several,
        condition !== undefined && (
          <Text pointer={`${pointer}/condition`}>
            <Condition text={condition} gate={undefined} />
          </Text>
        ),
        isOnce && 'Once',
      ]}
      value={
        chance === undefined ? (
          verb !== undefined && times(quantity)
        ) : (
          <>
            <Chance chance={chance} />
            {verb !== undefined && several === undefined && times(quantity)}
          </>
        )
      }
    />
  );
}

/** The things that somebody leaves. */
export const dropsOverview: MakeOverview = ({ record }) => {
  const found = rowsIn(record, 'drops');
  // What people leave when they are killed is a part of their story.
  if (found === undefined || 'hostility' in record) return undefined;
  const groups = dropGroups(found.rows.map((row, index) => dropOf(row, `/${found.member}/${index}`)));
  return {
    blocks: [
      {
        id: 'drops',
        title: 'Drops',
        body: (
          <Ways
            rows={groups.map((group, index) => (
              <DropRow key={index} group={group} />
            ))}
            more="more drops"
          />
        ),
      },
    ],
    used: ['drops'],
  };
};

/** Rows for each boss, enemy or person who drops a thing. */
export const dropperRows = (drops: readonly Drop[]) =>
  dropGroups(drops).map((group, index) => (
    <DropRow key={`dropper ${index}`} group={group} verb="Drops from" />
  ));
