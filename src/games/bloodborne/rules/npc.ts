import { type Entry, rule, warning } from '../../../dataset/rules/rule.ts';
import type { DataGate } from '../../progress/gates.ts';

const locationsOf = (npc: Entry) => npc.items('placements').map(({ get }) => get('location_slug'));

const phasesOf = (entry: Entry | undefined) => (entry?.get('time_of_day') ?? []) as readonly string[];

/** Reports the entry's location unless the NPC is there. */
function expectPlacement({ get, report }: Entry, npc: Entry): void {
  const locations = locationsOf(npc);
  const location = get('location_slug');
  if (!locations.includes(location))
    report('location_slug', `a location of ${npc.slug}: ${locations.join(', ')}`, location);
}

export const npcRules = [
  rule(
    'NPC placements',
    'The location of an NPC is one of its placements, and a merchant is where its NPC is.',
    ({ list, find }) => {
      for (const npc of list('npc')) {
        const locations = locationsOf(npc);
        const location = npc.get('location_slug');
        if (!locations.includes(location))
          npc.report('location_slug', `one of its placements: ${locations.join(', ')}`, location);
      }
      for (const merchant of list('merchant')) {
        const npc = find('npc', merchant.get('npc_slug'));
        if (npc) for (const place of merchant.items('places')) expectPlacement(place, npc);
      }
    },
  ),
  rule(
    'help that ends',
    'A helper against a boss of the main game or the expansion has a step `called-against-<boss>`, which ends when that boss is beaten.',
    ({ list, find }) => {
      for (const npc of list('npc')) {
        const steps = npc.items('steps');
        for (const { get, report } of npc.items('summons')) {
          const boss = String(get('boss_slug'));
          if (find('boss', boss)?.get('is_chalice') !== false) continue;
          const step = steps.find((each) => each.get('slug') === `called-against-${boss}`);
          const { closed_by: ends = [] } = (step?.get('gate') ?? {}) as Partial<DataGate>;
          if (!ends.some(({ kind, slug }) => kind === 'boss' && slug === boss))
            report('boss_slug', `a boss that ends a step called-against-${boss} of the helper`, boss);
        }
      }
    },
  ),
  rule(
    'phases of people',
    'An NPC is met only in phases of the night in which one of its places is open.',
    ({ list, find }) => {
      for (const npc of list('npc')) {
        const open = new Set(locationsOf(npc).flatMap((slug) => phasesOf(find('location', slug))));
        for (const phase of phasesOf(npc))
          if (!open.has(phase))
            npc.report('time_of_day', 'a phase in which one of its places is open', phase);
      }
    },
  ),
  warning(
    'givers are there',
    'What an NPC gives or drops is found at a location where the NPC can be met.',
    ({ edges, find }) => {
      for (const edge of edges('acquisition')) {
        const npc = find('npc', edge.get('npc_slug'));
        const isFromNpc = ['npc_gift', 'npc_drop'].includes(String(edge.get('kind')));
        if (npc && isFromNpc && edge.get('location_slug') !== undefined) expectPlacement(edge, npc);
      }
    },
  ),
];
