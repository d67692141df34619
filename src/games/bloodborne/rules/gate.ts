import { rule } from '../../../dataset/rules/rule.ts';
import { gateOf } from '../../progress/gates.ts';
import { progressOf, reachable } from '../../progress/reach.ts';
import { gateRules as commonRules, stagesOf, worldOfFiles } from '../../progress/rules.ts';
import { progress } from '../progress.ts';

const phases = rule(
  'phases of places',
  'A location with ways to it is open from the first phase of the night in which the gates can be passed, and from no earlier one.',
  (subject) => {
    const world = worldOfFiles(subject, progress);
    const alone = new Set(subject.data.game['unconnected_locations'] as string[] | undefined);
    const later = new Set(world.stages.map((stage) => `stage:${stage}`));
    let after = 'day';
    for (const { stage, gate } of stagesOf(subject)) {
      // A hunter who comes to a place that begins the next phase is no longer in this one.
      const ends = (gateOf(gate)?.requires ?? []).flatMap(({ all }) => all.map(({ token }) => token));
      const ways = world.ways.filter(({ from, to }) => !ends.includes(from) && !ends.includes(to));
      const deeds = world.deeds.filter(({ token }) => !later.has(token));
      const { have } = reachable({ ...world, ways, deeds }, progressOf(world, []), true);
      for (const { slug, get, report } of subject.list('location')) {
        const first = (get('time_of_day') as readonly string[])[0]!;
        if (first === after && !alone.has(slug) && !have.has(`location:${slug}`))
          report(
            'time_of_day',
            'a list that begins with a later phase, because no way leads there before',
            first,
          );
      }
      after = stage;
      later.delete(`stage:${stage}`);
    }
  },
);

export const gateRules = [...commonRules(progress), phases];
