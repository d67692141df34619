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

/** What is not hidden: spoilers are in details of their own. */
export const shown = (html: string): string => html.replace(/<details class="spoiler">.*?<\/details>/gs, '');

/** The addresses that a page links to. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, target]) => target!.replaceAll('&amp;', '&'));

/** The rows of the first table, each as the texts of its cells. */
export const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<(t[hd])(?: [^>]*)?>(.*?)<\/\1>/gs)].map(([, , cell]) => readable(cell!)),
  );

/** A definition of a page: the value of a term. */
export const definitionOf = (html: string, term: string): string | undefined =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)]
    .map(([, name, value]) => [readable(name!), readable(value!)] as const)
    .find(([name]) => name === term)?.[1];

/** The part of a page with an id. */
export const sectionOf = (html: string, id: string): string =>
  new RegExp(`<section id="${id}"[^>]*>(.*?)</section>(?=<section id|<nav|</article>)`, 's').exec(
    html,
  )?.[1] ?? '';
