// Connects the commands to Discord. The bot needs the scope `applications.commands`.
import { Client, Events, GatewayIntentBits } from 'discord.js';
import { commands, respond } from './commands.mjs';

const client = new Client({ intents: [GatewayIntentBits.Guilds] });
client.once(Events.ClientReady, async ({ application, user }) => {
  await application.commands.set(commands);
  console.log(`${user.tag} is ready`);
});
client.on(Events.InteractionCreate, respond);
await client.login(process.env.DISCORD_TOKEN);
