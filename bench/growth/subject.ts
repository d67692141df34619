/** What is asked of every size of the dataset. */
export const game = 'bloodborne';
/** The lists with routes of their own, by table; the first is the largest. */
export const routes = {
  blood_gem: 'blood-gems',
  armor: 'armor',
  armor_set: 'armor-sets',
  boss: 'bosses',
  item: 'items',
  location: 'locations',
  npc: 'npcs',
  rune: 'runes',
  weapon: 'weapons',
};
export const largest = 'blood_gem';
export const filter = { column: 'kind', value: 'grade' };
export const sorts = ['slug', 'slug_descending', 'name', 'name_descending'];
export const [lastPage, pageSize] = [10_000, 100];
export const rounds = 5;
