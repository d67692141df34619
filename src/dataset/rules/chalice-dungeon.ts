import { rule } from './rule.ts';

export const chaliceDungeonRules = [
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
