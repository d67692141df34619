import fastify from 'fastify';
import knex from 'knex';

/** What one would write by hand: a route, two or three statements, and the same body. */
const db = knex({ client: 'pg', connection: process.env['DATABASE_URL']!, pool: { min: 1, max: 10 } });
const { rows } = await db.raw('select release_id from current_release');
const release = rows[0].release_id;
const app = fastify();

app.get<{ Params: { game: string }; Querystring: { page?: string; page_size?: string } }>(
  '/v1/:game/bosses',
  async (request) => {
    const page = Number(request.query.page ?? 1);
    const pageSize = Number(request.query.page_size ?? 20);
    const where = { release_id: release, game_id: request.params.game };
    const [data, [count]] = await Promise.all([
      db('boss')
        .select('slug', 'name', 'is_optional', 'is_chalice', 'location_slug')
        .where(where)
        .orderBy('slug')
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db('boss').count('* as total').where(where),
    ]);
    return { data, meta: { page, page_size: pageSize, total: Number(count!['total']) } };
  },
);

app.get<{ Params: { game: string; slug: string } }>('/v1/:game/bosses/:slug', async (request, reply) => {
  const key = { release_id: release, game_id: request.params.game };
  const boss = await db('boss')
    .where({ ...key, slug: request.params.slug })
    .first();
  if (!boss) return reply.code(404).send({ error: 'not found' });
  const [drops, lamp] = await Promise.all([
    db('acquisition')
      .select('subject_name as name', 'quantity')
      .where({ ...key, boss_slug: boss.slug })
      .orderBy('ordinal'),
    boss.lamp_slug
      ? db('lamp')
          .select('name')
          .where({ ...key, slug: boss.lamp_slug })
          .first()
      : undefined,
  ]);
  return {
    data: {
      slug: boss.slug,
      name: boss.name,
      is_optional: boss.is_optional,
      is_chalice: boss.is_chalice,
      location_slug: boss.location_slug,
      description: boss.description,
      wiki_url: boss.wiki_url,
      campaign: boss.campaign,
      is_dlc: boss.is_dlc,
      is_required: boss.is_required,
      is_interruptible: boss.is_interruptible,
      lamp: lamp?.name ?? null,
      hp: boss.hp,
      blood_echoes: boss.blood_echoes,
      drops,
      phases: boss.phases,
    },
  };
});

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: Number(new URL(address).port) });
