/** What tests read in pages. They parse just what the pages have: no element is left open, attributes are quoted. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A text as it is read. */
export const readable = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_whole, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim();

/** The content of the page, without its frame. */
export const mainOf = (html: string): string => /<main [^>]*>(.*)<footer/s.exec(html)![1]!;

/** The text of each element of a name. */
export const textsOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner]) =>
    readable(inner!),
  );

/** A page without the elements whose first tag matches, and without what is in them. */
function without(html: string, matches: (tag: string) => boolean): string {
  let [kept, depth, last, at] = ['', 0, 0, 0];
  for (const { 0: tag, index } of html.matchAll(/<(?!!)\/?[a-z][^>]*>/g)) {
    const isEmpty = tag.endsWith('/>') || /^<(?:input|meta|link|path|rect|img|br|hr)\b/.test(tag);
    if (depth === 0) {
      if (tag.startsWith('</') || isEmpty || !matches(tag)) continue;
      kept += html.slice(last, index);
      depth = 1;
      at = index;
    } else if (!isEmpty) depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) last = index + tag.length;
  }
  return depth === 0 ? kept + html.slice(last) : kept + html.slice(at);
}

/** What a visitor sees with a setting of spoilers; mild is the one that a visitor begins with. */
export const shown = (html: string, setting: 'none' | 'mild' = 'mild'): string =>
  without(html, (tag) =>
    setting === 'none' ? tag.includes(' data-sp="') : tag.includes(' data-sp="major"'),
  );

/** What a wide window shows: some of it is there a second time for phones. */
const wide = (html: string): string => without(html, (tag) => /class="[^"]*\bonly-m\b/.test(tag));

/** The addresses that a page links to. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, target]) => target!.replaceAll('&amp;', '&'));

/** The rows of the first table, each as the texts of its cells. */
export const rowsOf = (html: string): string[][] =>
  [...wide(html).matchAll(/<tr(?: [^>]*)?>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<(t[hd])(?: [^>]*)?>(.*?)<\/\1>/gs)].map(([, , cell]) => readable(cell!)),
  );

/** A definition of a page: the value of a term. */
export const definitionOf = (html: string, term: string): string | undefined =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)]
    .map(([, name, value]) => [readable(name!), readable(value!)] as const)
    .find(([name]) => name === term)?.[1];

/** The part of a page with an id. */
export const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[^>]*>(.*?)</section>(?=<section id|<nav|</article>|</div>)`, 's').exec(
    html,
  )?.[1] ?? '';
