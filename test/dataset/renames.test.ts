import { expect, test } from '@jest/globals';
import { inPresentWords } from '../../src/renames.ts';

test('gates of earlier versions have conditions of the present form', () => {
  const before = {
    requires: [
      { all: [{ boss_slug: 'amygdala' }, { item_slug: 'eye', quantity: 2, is_used: true }, { insight: 40 }] },
    ],
    closed_by: [{ npc_slug: 'djura', step: 'killed' }, { stage: 'night' }, { location_slug: 'isz' }],
  };
  const now = {
    requires: [
      {
        all: [
          { kind: 'boss', slug: 'amygdala' },
          { kind: 'item', slug: 'eye', quantity: 2, is_used: true },
          { kind: 'insight', quantity: 40 },
        ],
      },
    ],
    closed_by: [
      { kind: 'npc', slug: 'djura', step: 'killed' },
      { kind: 'stage', step: 'night' },
      { kind: 'location', slug: 'isz' },
    ],
  };
  expect(inPresentWords('bloodborne', 'location', { slug: 'x', gate: before })).toEqual({
    slug: 'x',
    gate: now,
  });
  expect(inPresentWords('bloodborne', 'location', { gate: now })).toEqual({ gate: now });
  const steps = (gate: object) => ({ steps: [{ slug: 'met', gate }] });
  expect(inPresentWords('bloodborne', 'npc', steps(before))).toEqual(steps(now));
  expect(
    inPresentWords('elden-ring', 'location_connection', {
      gate: { requires: [{ all: [{ state: 'Open.' }] }] },
    }),
  ).toEqual({ gate: { requires: [{ all: [{ kind: 'state', name: 'Open.' }] }], closed_by: [] } });
});

test('rows of conditions of earlier versions have the present columns', () => {
  const row = { trophy_slug: 'x', ordinal: 1, boss_slug: null, item_slug: null, weapon_slug: 'rakuyo' };
  const now = { trophy_slug: 'x', ordinal: 1, kind: 'weapon', slug: 'rakuyo' };
  expect(inPresentWords('bloodborne', 'trophy_requirement', row)).toEqual(now);
  expect(inPresentWords('bloodborne', 'trophy_requirement', now)).toEqual(now);
});

test('sources of earlier versions have the present kinds and paths', () => {
  const provenance = (kind: string, path: string) => ({
    provenance: { sources: [{ kind, source: 'x' }], fields: { [path]: { kind, source: 'x' } } },
  });
  const now = provenance('general_knowledge', 'leader_slug');
  expect(
    inPresentWords('bloodborne', 'covenant', provenance('general-knowledge', 'leader_npc_slug')),
  ).toEqual(now);
  expect(inPresentWords('bloodborne', 'covenant', now)).toEqual(now);
});
