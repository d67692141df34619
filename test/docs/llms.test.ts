import { beforeAll, expect, test } from '@jest/globals';
import { guideNames } from '../../site/build/guides.ts';
import { type OpenApiDocument, operationsOf } from '../../site/build/openapi-view.ts';
import { createDocs } from '../../site/docs/docs.tsx';
import { problemKinds } from '../../src/problem.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

/** What models read: `/llms.txt` and `/llms-full.txt`. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const document = openApiDocument() as OpenApiDocument;
const operations = operationsOf(document);

test('/llms.txt has a title, a summary and a link to every guide, resource and document', async () => {
  const { status, headers, text } = await service.get('/llms.txt', { key: null });
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
  });
  const origin = service.url;
  expect(text).toContain(`\n\n## Guides\n\n- [Getting started](${origin}/docs/getting-started.md): `);
  expect(text).toMatch(/^# Caryll\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, target]) => {
    expect(target!.slice(0, origin.length)).toBe(origin);
    return target!.slice(origin.length);
  });
  for (const name of guideNames) expect(links).toContain(`/docs/${name}.md`);
  for (const target of links) {
    const response = await service.get(target);
    expect({ target, status: response.status }).toEqual({ target, status: 200 });
  }
  for (const { path } of operations) expect(text).toContain(`\`${path}\``);
});

test('/llms-full.txt has the text of every guide, route, parameter and error', async () => {
  const { status, text } = await service.get('/llms-full.txt', { key: null });
  expect(status).toBe(200);
  for (const { id, path, parameters } of operations) {
    expect(text).toContain(`\`GET ${path}\` (${id}, `);
    for (const { name, in: place } of parameters)
      if (place !== 'header')
        expect({ id, text }).toMatchObject({ text: expect.stringContaining(`- \`${name}\``) });
  }
  for (const code of Object.keys(problemKinds)) expect(text).toContain(`### \`${code}\``);
  expect(text).toContain('`hp`');
  // Nothing is left over from the pages.
  expect(text).not.toMatch(/\{\{|\{#|<div|<svg/);
});

test('what the service alone knows is in them', () => {
  const docs = createDocs({
    baseUrl: 'https://example.org/caryll',
    contact: 'keys&more@example.org',
    release: () => undefined,
  });
  for (const path of ['/llms.txt', '/llms-full.txt']) {
    const text = docs.pageAt(path)!().body.toString();
    expect(text).toContain('](https://example.org/caryll/docs/quotas');
    expect(text).not.toMatch(/localhost:3000|\]\(\/|\{\{/);
  }
  expect(docs.pageAt('/llms-full.txt')!().body.toString()).toContain('Contact: keys&more@example.org.');
});

test('every guide, manual and page of the reference is there as Markdown, too', async () => {
  const { paths } = createDocs({ baseUrl: '', contact: undefined, release: () => undefined });
  const drawn = ['/docs', '/docs/reference', '/docs/tools'];
  for (const path of paths.filter((each) => each.startsWith('/docs') && !drawn.includes(each))) {
    const { status, headers, text } = await service.get(`${path}.md`, { key: null });
    expect({ path, status, type: headers['content-type'] }).toEqual({
      path,
      status: 200,
      type: 'text/markdown; charset=utf-8',
    });
    expect(text).toMatch(/^# /);
    // Addresses are whole, and those of this service.
    expect([path, /\{\{[\w-]+\}\}|\]\(\/|localhost:3000/.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});

test('addresses are those under which the service is reached, if no setting names another', async () => {
  const at = async (host: string) =>
    (await service.get('/docs/getting-started.md', { key: null, headers: { Host: host } })).text;
  expect(await at('lore.example:8080')).toContain('"http://lore.example:8080/v1/');
  expect(await at('[::1]:4000')).toContain('"http://[::1]:4000/v1/');
  for (const host of ['a b', 'x"onload=1', `${'a'.repeat(300)}.example`])
    expect(await at(host).catch(() => '')).not.toContain(host);
});
