import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chargeScript, type Known, limit, type Owned, reset } from './cached.ts';

/**
 * The practical limit: nginx with its Lua module, bodies and keys in Lua tables, and the same script in Redis. Of Debian
 * it wants `nginx`, `libnginx-mod-http-lua` and `lua-nginx-redis`.
 */
const [bodiesFile, keysFile] = process.argv.slice(2) as [string, string];
const bodies: Record<string, Known> = JSON.parse(readFileSync(bodiesFile, 'utf8'));
const keys: Record<string, Owned> = JSON.parse(readFileSync(keysFile, 'utf8'));
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-nginx-'));
const redis = new URL(process.env['REDIS_URL']!);

/** A text as Lua has it. */
const lua = (text: string) => `[==[${text}]==]`;
const table = (entries: readonly string[]) => `{ ${entries.join(',\n')} }`;

const port = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address() as AddressInfo;
    server.close(() => resolve(free));
  });
});

writeFileSync(
  path.join(folder, 'peer.lua'),
  `local redis = require 'nginx.redis'
local bodies = ${table(Object.entries(bodies).map(([at, { body, etag }]) => `[ ${lua(at)} ] = { body = ${lua(body)}, etag = ${lua(etag)} }`))}
local keys = ${table(Object.entries(keys).map(([secret, { key, owner }]) => `[ ${lua(secret)} ] = { ${lua(`peer:nginx:${key}`)}, ${lua(`peer:nginx:${owner}`)} }`))}
local script = ${lua(chargeScript)}
local digest
local limit = ${limit}

return function()
  local headers, out = ngx.req.get_headers(), ngx.header
  local owned = keys[headers['x-api-key']]
  if not owned then return ngx.exit(401) end
  local known = bodies[ngx.var.uri]
  if not known then return ngx.exit(404) end
  out['ETag'] = known.etag
  out['Cache-Control'] = 'private, max-age=300'
  if headers['if-none-match'] == known.etag then return ngx.exit(304) end
  local store = redis:new()
  if not store:connect('${redis.hostname}', ${redis.port || 6379}) then return ngx.exit(503) end
  if not digest then digest = store:script('LOAD', script) end
  local result = store:evalsha(digest, 2, owned[1], owned[2], limit)
  store:set_keepalive(10000, 200)
  if not result then return ngx.exit(503) end
  out['X-RateLimit-Limit'] = limit
  out['X-RateLimit-Reset'] = '${reset}'
  if result[1] ~= 1 then return ngx.exit(429) end
  out['X-RateLimit-Remaining'] = limit - math.max(result[2], result[3])
  out['Content-Type'] = 'application/json; charset=utf-8'
  out['Content-Length'] = #known.body
  ngx.print(known.body)
end
`,
);
writeFileSync(
  path.join(folder, 'nginx.conf'),
  `daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
load_module /usr/lib/nginx/modules/ndk_http_module.so;
load_module /usr/lib/nginx/modules/ngx_http_lua_module.so;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000000;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  lua_package_path '${folder}/?.lua;;';
  init_by_lua_block { answer = require 'peer' }
  server {
    listen 127.0.0.1:${port};
    location /v1/ { content_by_lua_block { answer() } }
  }
}
`,
);
const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
nginx.once('error', (error) => {
  throw error;
});
nginx.once('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
process.on('SIGTERM', () => nginx.kill());

/** Resolves when it listens. */
function listens(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', () => setTimeout(() => resolve(listens()), 20));
  });
}
await listens();
process.send!({ port });
