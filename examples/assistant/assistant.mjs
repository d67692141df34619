// Starts the MCP server of the service, lists its tools, and calls one as an assistant would.
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const question = process.argv[2] ?? 'gascoine';
const [command, ...args] = process.env.CARYLL_PROGRAM
  ? [process.execPath, process.env.CARYLL_PROGRAM]
  : ['npx', 'caryll'];
const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(
  new StdioClientTransport({
    command,
    args: [...args, 'mcp'],
    env: { ...process.env, CARYLL_URL: process.env.CARYLL_URL ?? 'http://localhost:3000' },
    stderr: 'ignore',
  }),
);

const { tools } = await client.listTools();
console.log(`${tools.length} tools: ${tools.map(({ name }) => name).join(', ')}\n`);

const search = { game: 'bloodborne', q: question };
const found = await client.callTool({ name: 'search_records', arguments: search });
console.log(`search_records ${JSON.stringify(search)}\n${found.content.map(({ text }) => text).join('\n')}`);
await client.close();
