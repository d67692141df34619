import { expect, test } from '@jest/globals';
import type { Progress } from '../../src/games/progress/reach.ts';
import { routeBetween } from '../../src/games/progress/route.ts';
import { bloodborne } from './bloodborne.ts';

const { after, walkthrough, world } = bloodborne;

const everything = after([...walkthrough, 'insight:1']);
const route = (from: string, to: string, progress: Progress = everything) => {
  const { steps, missing, reason } = routeBetween(world, progress, `location:${from}`, `location:${to}`);
  return {
    places: steps.map(
      (step) =>
        `${step.to.slice('location:'.length)} ${[step.way, ...step.needs.map(({ token }) => token)].join(' ')}`,
    ),
    missing: missing.map(({ token }) => token),
    reason,
  };
};

test('a route is the shortest, and names what each step needs', () => {
  expect(route('central-yharnam', 'forbidden-woods')).toEqual({
    places: ['cathedral-ward passage boss:father-gascoigne', 'forbidden-woods passage stage:night'],
    missing: [],
    reason: null,
  });
  expect(route('cathedral-ward', 'moonside-lake').places).toEqual([
    'forbidden-woods passage stage:night',
    'byrgenwerth passage boss:shadow-of-yharnam',
    'moonside-lake one_way item:lunarium-key',
  ]);
});

test('of several ways to open a step, that is named which holds', () => {
  const emblem = after(['item:hunter-chief-emblem']);
  expect(route('cathedral-ward', 'cathedral-ward-plaza', emblem).places).toEqual([
    'cathedral-ward-plaza passage item:hunter-chief-emblem',
  ]);
  expect(route('cathedral-ward', 'cathedral-ward-plaza', after(['boss:blood-starved-beast'])).places).toEqual(
    ['cathedral-ward-plaza passage boss:blood-starved-beast'],
  );
});

test('where there is none, the least that is missing is named', () => {
  expect(route('central-yharnam', 'cathedral-ward', after([]))).toEqual({
    places: [],
    missing: ['boss:father-gascoigne'],
    reason: 'missing',
  });
  expect(route('cathedral-ward', 'byrgenwerth', after([])).missing).toEqual([
    'stage:night',
    'boss:shadow-of-yharnam',
  ]);
  // What the way itself passes through is not missing.
  expect(route('cathedral-ward', 'iosefkas-clinic-upper-floor', after([])).missing).toEqual(['stage:night']);
});

test('a place that is entered from anywhere is one step', () => {
  expect(route('byrgenwerth', 'pthumeru').places).toEqual([
    'pthumeru entry location:hunters-dream item:pthumeru-chalice',
  ]);
});

test('no way leads out of the dream, and there is nothing to walk from a place to itself', () => {
  expect(route('hunters-dream', 'byrgenwerth')).toEqual({ places: [], missing: [], reason: 'no_way' });
  expect(route('byrgenwerth', 'byrgenwerth')).toEqual({ places: [], missing: [], reason: null });
});

test('a way that opens from its far end is none', () => {
  expect(route('central-yharnam', 'forbidden-woods', after([]))).toEqual({
    places: [],
    missing: ['boss:father-gascoigne', 'stage:night'],
    reason: 'missing',
  });
});
