import { rule, warning } from '../../../dataset/rules/rule.ts';

export const locationRules = [
  rule(
    'connections',
    'A connection joins two different locations, and is listed once for both directions.',
    ({ list }) => {
      const seen = new Set<string>();
      for (const { get, report } of list('location_connection')) {
        const [from, to] = [get('from_slug'), get('to_slug')];
        if (from === to) report('to_slug', 'a location other than `from_slug`', to);
        if (seen.has(`${to}/${from}`) && get('one_way_reason') === null)
          report(undefined, `absent, because ${to}/${from} connects the same two locations`);
        seen.add(`${from}/${to}`);
      }
    },
  ),
  rule(
    'ways back',
    'A connection is one-way if, according to its notes, the hunter leaps or is carried off, or a lamp leads back.',
    ({ list }) => {
      for (const { get, report } of list('location_connection')) {
        const [word] =
          /\b(?:leap|carriage|carries off|by lamp|lamp leads back)\b/.exec(String(get('notes'))) ?? [];
        if (word !== undefined && get('one_way_reason') === null)
          report(
            'one_way_reason',
            `the reason why there is no way back, because the notes have the word "${word}"`,
            null,
          );
      }
    },
  ),
  warning(
    'places in one location',
    'What has a name of its own inside a location (Oedon Chapel, Underground Cell) is in that location only.',
    ({ edges }) => {
      const first = new Map<unknown, unknown>();
      for (const edge of [...edges('npc_placement'), ...edges('acquisition')]) {
        const [area, location] = [edge.get('sub_area'), edge.get('location_slug')];
        const isName = /^[A-Z][\w']+(?: (?:of|the|[A-Z][\w']+))* [A-Z][\w']+$/.test(String(area ?? ''));
        if (!isName || location === undefined) continue;
        const known = first.get(area) ?? location;
        first.set(area, known);
        if (known !== location)
          edge.report('location_slug', `${known}, as in other records of "${area}"`, location);
      }
    },
  ),
  warning(
    'connected locations',
    'Every location has a connection, except those that `unconnected_locations` of `game.json` names, which have none.',
    ({ list, by, data: { game }, reportGame }) => {
      const alone = new Set(game['unconnected_locations'] as string[] | undefined);
      for (const { slug, report } of list('location')) {
        const isAlone = ['from_slug', 'to_slug'].every(
          (end) => by('location_connection', end, slug).length === 0,
        );
        if (isAlone && !alone.delete(slug)) report(undefined, 'a location with at least one connection');
      }
      for (const slug of alone)
        reportGame('unconnected_locations', 'a list of locations without a connection', slug);
    },
  ),
  rule(
    'location within location',
    'No location is inside itself, and a part with the same headstone has the region of the whole.',
    ({ list, find }) => {
      for (const { slug, get, expect, report } of list('location')) {
        const seen = new Set([slug]);
        const whole = find('location', get('parent_slug'));
        if (whole && whole.get('headstone') === get('headstone'))
          expect('region', whole.get('region'), 'as in the location that it is part of');
        for (let parent = whole; parent; parent = find('location', parent.get('parent_slug'))) {
          if (seen.has(parent.slug)) {
            report('parent_slug', 'a location that is not inside itself', get('parent_slug'));
            break;
          }
          seen.add(parent.slug);
        }
      }
    },
  ),
  rule(
    'lamps',
    'The lamp of a boss is in the location of the boss and is marked as a boss lamp. Every lamp has the headstone of its location, and is part of the expansion if that is.',
    ({ list, find, by }) => {
      for (const boss of list('boss')) {
        const lamp = find('lamp', boss.get('lamp_slug'));
        if (!lamp) continue;
        if (lamp.get('location_slug') !== boss.get('location_slug'))
          boss.report('lamp_slug', `a lamp in ${boss.get('location_slug')}`, lamp.slug);
        lamp.expect('is_boss_lamp', true, `because it is the lamp of ${boss.slug}`);
      }
      for (const { slug, get, expect, report } of list('lamp')) {
        const location = find('location', get('location_slug'));
        if (location)
          for (const field of ['headstone', 'is_dlc'])
            expect(field, location.get(field), 'as in its location');
        if (get('is_boss_lamp') && by('boss', 'lamp_slug', slug).length === 0)
          report('is_boss_lamp', 'a boss whose `lamp_slug` it is, or false', true);
      }
    },
  ),
];
