import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { openTestService, sharedDatabase } from './service.ts';

test('dump', async () => {
  const out = process.env['OUT']!;
  mkdirSync(out, { recursive: true });
  const service = await openTestService({}, { database: await sharedDatabase() });
  for (const game of ['bloodborne', 'elden-ring']) {
    const { data } = (await service.get(`/v1/${game}`)).json;
    const { text } = await service.getWhenMade(`/v1/${game}/export?format=ndjson`);
    writeFileSync(`${out}/${game}.ndjson`, text);
    for (const { name } of data.resources) {
      const lines: string[] = [];
      const slugs: string[] = [];
      for (let page = 1; ; page++) {
        const r = await service.get(`/v1/${game}/${name}?page_size=100&page=${page}`);
        lines.push(r.text);
        slugs.push(...r.json.data.map((e: any) => e.slug));
        if (r.json.data.length < 100) break;
      }
      writeFileSync(`${out}/${game}.${name}.list`, lines.join('\n'));
      if (process.env['PAGES']) {
        const pages: string[] = [];
        if (game === 'bloodborne' || ['bosses', 'enemies', 'locations', 'merchants'].includes(name))
          for (const slug of slugs.filter(Boolean))
            pages.push(
              `<!-- ${slug} -->` +
                (await service.get(`/${game}/${name}/${slug}`, { key: null })).text.replace(
                  /^.*<main/s,
                  '<main',
                ),
            );
        writeFileSync(`${out}/${game}.${name}.html`, pages.join('\n'));
      }
      const det: string[] = [];
      for (const slug of slugs.filter(Boolean)) {
        const d = await service.get(`/v1/${game}/${name}/${slug}`);
        if (d.status === 404) break;
        det.push(d.text);
      }
      writeFileSync(`${out}/${game}.${name}.detail`, det.join('\n'));
    }
  }
  await service.close();
  expect(1).toBe(1);
}, 600000);
