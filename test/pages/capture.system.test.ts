import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { createKeyStore } from '../../src/keys/store.ts';
import { fromRoot, serviceVersion } from '../../src/root.ts';
import { sha256 } from '../../src/text/digest.ts';
import { expectRecorded } from '../recorded.ts';
import { openTestService, sharedDatabase } from '../service.ts';

/**
 * What the website sends, recorded as a digest for each address: status, headers and bytes. A change of code that is not
 * one of pages leaves all of them as they are. `UPDATE_GOLDEN=1` writes them again. Guides are left out: their text changes.
 */
const file = fromRoot('test', 'golden', 'pages.json');
const updating = process.env['UPDATE_GOLDEN'] === '1';
const noon = Date.UTC(2026, 10, 21, 12);

const addresses = `
/ /?lang=de /docs /docs/explore /docs/map /docs/checklist /bloodborne/map /elden-ring/map /bloodborne/checklist /docs/tools /docs/quality /docs/reference /docs/reference/bloodborne-bosses /docs/reference/bloodborne-route
/docs/reference/elden-ring-weapons /docs/reference/service /docs/refernce /docs/nothing
/favicon.ico /llms.txt /robots.txt /sitemap.xml /openapi.json /openapi.yaml
/.well-known/security.txt /graphql /graphql/elden-ring
/bloodborne /bloodborne?q=moon /bloodborne?q=saw&spoilers=all /bloodborne?q=nothing-at-all /bloodborne/nothing
/bloodborne/bosses /bloodborne/bosses?spoilers=all /bloodborne/bosses?sort=-health&page=1 /bloodborne/bosses/father-gascoigne
/bloodborne/bosses/father-gascoigne?spoilers=all /bloodborne/bosses/mergos-wet-nurse /bloodborne/bosses/father-gascoign
/bloodborne/bosses?compare=father-gascoigne&compare=cleric-beast /bloodborne/bosses?compare=cleric-beast
/bloodborne/weapons /bloodborne/weapons?name=saw /bloodborne/weapons?sort=nothing /bloodborne/weapons/saw-cleaver
/bloodborne/weapons/saw-cleaver?lang=de /bloodborne/weapons/chikage /bloodborne/armor /bloodborne/armor?page=2
/bloodborne/armor-sets /bloodborne/items /bloodborne/items/madmans-knowledge /bloodborne/items/blood-vial?lang=ja
/bloodborne/locations /bloodborne/locations/central-yharnam /bloodborne/npcs/eileen-the-crow /bloodborne/endings
/bloodborne/runes /bloodborne/blood-gems /bloodborne/enemies /bloodborne/merchants /bloodborne/chalice-dungeons
/bloodborne/trophies /bloodborne/covenants /bloodborne/gestures /bloodborne/lamps /bloodborne/classes
/elden-ring /elden-ring?q=moon /elden-ring/bosses /elden-ring/weapons /elden-ring/weapons/uchigatana
/elden-ring/weapons/uchigatana?lang=fr /elden-ring/weapons?compare=uchigatana&compare=longsword /elden-ring/armor
/elden-ring/talismans /elden-ring/spells /elden-ring/classes/vagabond /elden-ring/ashes-of-war /elden-ring/items
/elden-ring/weapons/for-my-stats /elden-ring/weapons/for-my-stats?strength=40 /elden-ring/weapons?weight_min=abc /?q=moon
/elden-ring/graces /elden-ring/scaling-curves /elden-ring/locations /nothing`
  .split(/\s/)
  .filter(Boolean);

/** Names of assets have digests of their bytes, or names that the bundler made of paths. */
const withoutDigests = (text: string) =>
  text.replace(/\.(?:[0-9a-f]{12}|[0-9A-Z]{8})(?=\.(?:js|css|svg|json|woff2|txt))/g, '');

/** Headers that say what is sent; the others are of the connection and the moment. */
const isOfContent = (name: string) => !/^(?:date|connection|keep-alive|etag|content-length)$/.test(name);

const demo = 'the demo key';
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  standard: {},
  public: { PUBLIC_BASE_URL: 'https://example.org/caryll', CONTACT: 'keys@example.org', DEMO_KEY: demo },
};

async function capture(environment: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const database = await sharedDatabase();
  const { secret } = await createKeyStore({ database, now: Date.now }).create({
    email: `capture-${Date.now()}@example.org`,
    plan: 'free',
    name: 'demo',
    actor: 'test',
    kind: 'live',
  });
  const own = { ...environment, ...(environment['DEMO_KEY'] && { DEMO_KEY: secret }) };
  const service = await openTestService(own, { database, now: () => noon });
  const made: Record<string, string> = {};
  for (const address of addresses) {
    const { status, headers, text } = await service.get(address, {
      key: null,
      headers: { Accept: 'text/html', 'X-Request-Id': 'captured' },
    });
    const sent = Object.entries(headers).filter(([name]) => isOfContent(name));
    const known = withoutDigests(JSON.stringify(sent) + text)
      .replaceAll(secret, demo)
      .replaceAll(service.url, 'the address')
      .replaceAll(serviceVersion, 'version');
    made[address] = `${status} ${sha256(known, 'hex').slice(0, 16)}`;
  }
  await service.close();
  return made;
}

const recorded: Record<string, Record<string, string>> = updating
  ? {}
  : JSON.parse(readFileSync(file, 'utf8'));

test.each(Object.entries(settings))(
  'pages are what was recorded, with %s settings',
  async (name, environment) => {
    const made = await capture(environment);
    if (!updating) return expectRecorded(made, recorded[name]);
    recorded[name] = made;
    writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  },
);

/** Kilobytes of each script, those that it loads at once included; what is over them should be loaded when it is wanted. */
const budgets: Readonly<Record<string, number>> = {
  app: 6.8,
  checklist: 34.5,
  console: 18.4,
  graphiql: 2,
  highlight: 64,
  map: 21.2,
  players: 6.7,
  search: 27.4,
  theme: 0.4,
  tools: 64.5,
};

const assets = fromRoot('dist', 'docs', 'assets');
const scripts = new Map(
  ['', 'parts/']
    .flatMap((folder) => readdirSync(`${assets}/${folder}`).map((name) => folder + name))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(`${assets}/${name}`, 'utf8')]),
);

/** The bytes of a script and of what it imports statically. */
function bytesOf(name: string, seen = new Set<string>()): number {
  if (seen.has(name)) return 0;
  seen.add(name);
  const text = scripts.get(name)!;
  const parts = [...text.matchAll(/(?:from|import)"\.\/(?:parts\/)?([^"]+)"/g)].map(
    ([, part]) => `parts/${part}`,
  );
  return statSync(`${assets}/${name}`).size + parts.reduce((sum, part) => sum + bytesOf(part, seen), 0);
}

test.each(Object.entries(budgets))('%s.js has at most %d kB', (script, kilobytes) => {
  const name = [...scripts.keys()].find((each) => each.replace('parts/', '').split('.')[0] === script);
  expect([
    script,
    name && bytesOf(name) <= kilobytes * 1000 ? 'fits' : `${name && bytesOf(name)} bytes`,
  ]).toEqual([script, 'fits']);
});
