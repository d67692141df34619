import { describe, expect, test } from '@jest/globals';
import { gameIds } from '../games.ts';
import { openApiDocument } from '../service.ts';

/** Members of results in every game, in order; a game has its own between them. */
const common: Readonly<Record<string, readonly string[]>> = {
  'attack-rating':
    'weapon_slug weapon_name level stats total by_type base bonus status meets_requirements unmet_requirements steps unverified'.split(
      ' ',
    ),
  'attack-ratings':
    'weapon_slug weapon_name category level total by_type status scaling scaling_value meets_requirements'.split(
      ' ',
    ),
  damage: 'boss_slug boss_name enemy_slug enemy_name targets rating unverified'.split(' '),
  'damage targets': 'name role npc_param_id hp damage by_type hits_to_kill'.split(' '),
  armor: 'maximize max_weight value weight pieces unverified'.split(' '),
  'armor pieces': 'slot armor_slug armor_name set_slug set_name value weight'.split(' '),
  level: 'class_slug class_name from to currency cost stats steps'.split(' '),
  'level steps': 'level cost sum'.split(' '),
  upgrade: 'weapon_slug weapon_name from to currency cost materials steps unverified'.split(' '),
  'upgrade materials': 'item_slug item_name quantity'.split(' '),
  'upgrade steps': 'level cost materials'.split(' '),
  optimize:
    'weapon_slug weapon_name level class_slug class_name start points exact best next unverified'.split(' '),
  'optimize best': 'stats spent total meets_requirements unmet_requirements'.split(' '),
};

/** Parameters that a calculator has in every game. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  'attack-rating': ['weapon_slug', 'level', 'class_slug'],
  'attack-ratings': [
    'class_slug',
    'level',
    'category',
    'status',
    'meets_requirements',
    'is_dlc',
    'slugs',
    'sort',
  ],
  damage: ['weapon_slug', 'level', 'class_slug', 'boss_slug', 'enemy_slug'],
  armor: ['maximize', 'max_weight'],
  level: ['class_slug', 'from', 'to'],
  upgrade: ['weapon_slug', 'from', 'to'],
  optimize: ['weapon_slug', 'level', 'points', 'class_slug', 'min'],
};

const document = openApiDocument() as any;

/** A schema of the document without references and without its null, and of a list that of its elements. */
function plain(schema: any): any {
  if (schema.$ref) return plain(document.components.schemas[schema.$ref.split('/').at(-1)]);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return plain(options.find(({ type }: any) => type !== 'null'));
  return schema.items ? plain(schema.items) : schema;
}

const withCalculators = gameIds.filter((gameId) =>
  Object.keys(document.paths).some((path) => path.startsWith(`/v1/${gameId}/calc/`)),
);

describe.each(withCalculators)('%s', (gameId) => {
  const operationOf = (calculator: string) => document.paths[`/v1/${gameId}/calc/${calculator}`]?.get;
  const served = (name: string) => operationOf(name.split(' ')[0]!) !== undefined;

  test.each(Object.keys(common).filter(served))('%s has the members of every game, in order', (name) => {
    const [calculator, inner] = name.split(' ') as [string, string | undefined];
    const body = plain(operationOf(calculator).responses['200'].content['application/json'].schema);
    const data = plain(body.properties.data);
    const { properties } = inner === undefined ? data : plain(data.properties[inner]);
    expect(Object.keys(properties).filter((member) => common[name]!.includes(member))).toEqual(common[name]);
  });

  test.each(Object.keys(parameters).filter(served))('%s has the parameters of every game', (name) => {
    const declared = operationOf(name).parameters.map((parameter: any) =>
      parameter.$ref ? parameter.$ref.split('/').at(-1) : parameter.name,
    );
    expect(declared).toEqual(expect.arrayContaining(parameters[name]!.slice()));
  });
});
