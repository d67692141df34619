// Prints a page with all weapons of a game: a site that is built again for each version of the data needs no key at run time.
const service = process.env.CARYLL_URL ?? 'http://localhost:3000';
const game = process.argv[2] ?? 'bloodborne';

async function* all(path) {
  for (let page = 1, last = 1; page <= last; page++) {
    const response = await fetch(`${service}${path}?page_size=100&page=${page}`, {
      headers: { 'X-API-Key': process.env.CARYLL_KEY },
    });
    const { data, meta, detail } = await response.json();
    if (!response.ok) throw new Error(detail);
    yield* data;
    last = Math.ceil(meta.total / meta.page_size);
  }
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const rows = [];
for await (const { slug, name } of all(`/v1/${game}/weapons`))
  rows.push(`<li><a href="${service}/${game}/weapons/${slug}">${escaped(name)}</a></li>`);

console.log(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Weapons</title>
<h1>${rows.length} weapons</h1>
<ul>
${rows.join('\n')}
</ul>
<p>Data: Caryll (MIT). Not affiliated with the owners of the games.</p>
</html>`);
