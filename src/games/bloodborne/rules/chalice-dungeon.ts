import { type Entry, rule } from '../../../dataset/rules/rule.ts';

export const chaliceDungeonRules = [
  rule(
    'layers of fixed dungeons',
    'Each layer of a fixed dungeon has one boss, which is certain, or a reason why it is not listed. The bosses of other dungeons are possible ones.',
    ({ list }) => {
      for (const { get, number, items, report } of list('chalice_dungeon')) {
        const isFixed = get('kind') === 'fixed';
        for (const boss of items('bosses'))
          boss.expect(
            'is_certain',
            isFixed,
            isFixed ? 'as the dungeon is fixed' : 'as the dungeon is not fixed',
          );
        if (!isFixed && items('unknown_layers').length > 0)
          report('unknown_layers', 'empty, because only the bosses of a fixed dungeon can be known');
        if (!isFixed) continue;
        const stated = [...items('bosses'), ...items('unknown_layers')].map((each) => each.number('layer'));
        for (let layer = 1; layer <= number('layers')!; layer++) {
          const times = stated.filter((each) => each === layer).length;
          if (times !== 1)
            report('bosses', `a list with layer ${layer} once, here or in unknown_layers`, times);
        }
      }
    },
  ),
  rule(
    'names of dungeons',
    'A dungeon is named after a rite only if its chalice has that rite.',
    ({ list }) => {
      const dungeons = list('chalice_dungeon');
      const rites = (entry: Entry) => entry.get('rites') as readonly string[];
      const known = new Set(dungeons.flatMap(rites));
      for (const dungeon of dungeons) {
        for (const [index, name] of (dungeon.get('dungeon_names') as readonly string[]).entries()) {
          const rite = name.split(' ')[0]!.toLowerCase();
          if (known.has(rite) && !rites(dungeon).includes(rite))
            dungeon.report(
              `dungeon_names[${index}]`,
              `a name without the rite ${rite}, which it lacks`,
              name,
            );
        }
      }
    },
  ),
  rule(
    'chalice dungeons',
    'Bosses and finds are on layers that the dungeon has, its item is a chalice, and its location has the name of its area.',
    ({ list, find, edges }) => {
      for (const { get, number, items, report } of list('chalice_dungeon')) {
        const layers = number('layers') ?? Number.POSITIVE_INFINITY;
        for (const boss of items('bosses')) {
          const layer = boss.number('layer')!;
          if (layer > layers) boss.report('layer', `1 to ${layers}`, layer);
        }
        const item = find('item', get('item_slug'));
        if (item && item.get('subcategory') !== 'chalice')
          report('item_slug', 'an item of the subcategory chalice', item.get('subcategory'));
        const location = find('location', get('location_slug'));
        if (location && location.get('name') !== get('area'))
          report('location_slug', `the labyrinth ${get('area')}`, get('location_slug'));
      }
      for (const { get, number, report } of edges('acquisition')) {
        const dungeon = find('chalice_dungeon', get('chalice_dungeon_slug'));
        const [layer, layers] = [number('layer'), dungeon?.number('layers')];
        if (layer !== undefined && layers !== undefined && layer > layers)
          report('layer', `1 to ${layers}, the layers of ${dungeon!.slug}`, layer);
      }
    },
  ),
];
