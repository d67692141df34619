/// <reference lib="dom" />
/**
 * Inlined in the page at the former address of the explorer, whose addresses were fragments: `#/bloodborne/weapons?sort=-hp`
 * is the page `/bloodborne/weapons?sort=-hp` now.
 */
const { prefix } = document.currentScript!.dataset;
// A browser reads a backslash as a slash, and two slashes as another host.
const target = /^#(\/[^/\\?#].*)$/.exec(location.hash)?.[1] ?? '/';
location.replace(`${prefix}${target}`);
