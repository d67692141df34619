import fastify from 'fastify';
import knex from 'knex';

/** What one would write by hand: a route, two or three statements, and the same body. */
const db = knex({ client: 'pg', connection: process.env['DATABASE_URL']!, pool: { min: 1, max: 10 } });
const { rows } = await db.raw('select schema_name from release_game join current_release using (release_id)');
const table = (name: string) => db.withSchema(rows[0].schema_name).from(name);
const app = fastify();

app.get<{ Params: { game: string }; Querystring: { page?: string; page_size?: string } }>(
  '/v1/:game/bosses',
  async (request) => {
    const page = Number(request.query.page ?? 1);
    const pageSize = Number(request.query.page_size ?? 20);
    const [data, [count]] = await Promise.all([
      table('boss')
        .select('slug', 'name', 'is_optional', 'is_chalice', 'location_slug')
        .orderBy('slug')
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      table('boss').count('* as total'),
    ]);
    return { data, meta: { page, page_size: pageSize, total: Number(count!['total']) } };
  },
);

app.get<{ Params: { game: string; slug: string } }>('/v1/:game/bosses/:slug', async (request, reply) => {
  const boss = await table('boss').where({ slug: request.params.slug }).first();
  if (!boss) return reply.code(404).send({ error: 'not found' });
  const [drops, lamp] = await Promise.all([
    table('acquisition')
      .select('subject_name as name', 'quantity')
      .where({ boss_slug: boss.slug })
      .orderBy('ordinal'),
    boss.lamp_slug ? table('lamp').select('name').where({ slug: boss.lamp_slug }).first() : undefined,
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
