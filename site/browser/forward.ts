/// <reference lib="dom" />
/**
 * Inlined in the pages at former addresses: of the explorer, whose addresses were fragments, so that
 * `#/bloodborne/weapons?sort=-hp` is the page `/bloodborne/weapons?sort=-hp` now; and of the pages that each game has by
 * now, so that `/docs/checklist#/bloodborne?at=hemwick` is `/bloodborne/checklist#/bloodborne?at=hemwick`.
 */
const { prefix, page, games = '' } = document.currentScript!.dataset;
const { hash } = location;
if (page === undefined) {
  // A game, then anything: what began with two slashes, or with a slash and a backslash, would be another site.
  const target = /^#(\/[\w-]+(?:[/?#].*)?)$/.exec(hash)?.[1] ?? '/';
  location.replace(`${prefix}${target}`);
} else {
  const all = games.split(' ');
  const named = /^#\/([\w-]+)/.exec(hash)?.[1];
  location.replace(`${prefix}/${all.find((game) => game === named) ?? all[0]}/${page}${hash}`);
}
