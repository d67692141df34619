// The commands of the bot, and its responses to them. It imports nothing of discord.js, so that it can be tested alone.
const service = process.env.CARYLL_URL ?? 'http://localhost:3000';

/** In the form of `application.commands.set`. Type 3 is a text. */
export const commands = [
  {
    name: 'boss',
    description: 'Show a boss of Bloodborne',
    options: [{ name: 'name', description: 'Its name', type: 3, required: true, autocomplete: true }],
  },
];

async function get(path) {
  const response = await fetch(service + path, { headers: { 'X-API-Key': process.env.CARYLL_KEY } });
  const body = await response.json();
  if (response.ok) return body.data;
  // `Retry-After` has the seconds until there are units again.
  throw new Error(response.status === 429 ? 'No units are left today.' : body.detail);
}

async function complete(interaction) {
  const typed = interaction.options.getFocused();
  // The service needs two characters.
  if (typed.length < 2) return interaction.respond([]);
  const found = await get(`/v1/bloodborne/suggest?kind=boss&limit=10&q=${encodeURIComponent(typed)}`);
  await interaction.respond(found.map(({ name, slug }) => ({ name, value: slug })));
}

async function showBoss(interaction) {
  const slug = interaction.options.getString('name', true);
  const { name, hp, description, drops } = await get(`/v1/bloodborne/bosses/${encodeURIComponent(slug)}`);
  await interaction.reply({
    embeds: [
      {
        title: name,
        description,
        fields: [
          { name: 'HP', value: hp.toLocaleString('en'), inline: true },
          { name: 'Drops', value: drops.map((drop) => drop.name).join('\n') || 'nothing', inline: true },
        ],
      },
    ],
  });
}

/** Responds to an interaction of discord.js. */
export async function respond(interaction) {
  if (interaction.commandName !== 'boss') return;
  try {
    if (interaction.isAutocomplete()) await complete(interaction);
    else if (interaction.isChatInputCommand()) await showBoss(interaction);
  } catch (error) {
    if (interaction.isAutocomplete()) await interaction.respond([]);
    else await interaction.reply({ content: error.message, ephemeral: true });
  }
}
