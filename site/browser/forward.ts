/// <reference lib="dom" />
/**
 * Inlined in the page at the former address of the explorer, whose addresses were fragments: `#/bloodborne/weapons?sort=-hp`
 * is the page `/bloodborne/weapons?sort=-hp` now.
 */
const { prefix } = document.currentScript!.dataset;
// A game, then anything: what began with two slashes, or with a slash and a backslash, would be another site.
const target = /^#(\/[\w-]+(?:[/?#].*)?)$/.exec(location.hash)?.[1] ?? '/';
location.replace(`${prefix}${target}`);
