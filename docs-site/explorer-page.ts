import { marker } from '../src/http/docs-markers.ts';
import { html } from '../src/text/html.ts';
import type { ExplorerModel } from './explorer-model.ts';
import type { Page } from './layout.ts';

export interface ExplorerPageParts {
  /** The inline script of the page. */
  readonly early: string;
  /** Paths of the assets that this page loads beside those of all. */
  readonly script: string;
  readonly style: string;
  /** Of each game the path of the module that exports its ExplorerModel as `model`, and the model. */
  readonly games: readonly { readonly modelScript: string; readonly model: ExplorerModel }[];
}

const prefix = marker('prefix');

/** The page of the explorer: what it needs, and the place where docs-site/browser/explore draws it. */
export const explorerPage = ({ early, script, style, games }: ExplorerPageParts): Page => ({
  path: '/docs/explore',
  title: 'Explorer',
  description: 'Browse the records of a game with your own key: lists, values, relations, comparisons.',
  kind: 'reference',
  toc: [],
  inline: {
    script: early,
    data: html`data-prefix="${prefix}" data-only-lists="${JSON.stringify(Object.fromEntries(games.map(({ model }) => [model.game, model.onlyLists])))}"${games.length === 1 && html` data-only-game="${games[0]!.model.game}"`}`,
  },
  links: html`<link rel="stylesheet" href="${prefix}${style}">
<link rel="modulepreload" href="${prefix}${script}">
<link rel="modulepreload" href="${prefix}${games[0]!.modelScript}">
`,
  body: html`<section class="panel key-needed needs-js"><h2>The explorer needs your API key</h2><p>It sends requests with your key; every view shows its request and what it cost. ${marker('contact')} No key? You can still use <a href="${prefix}/docs/map">the map</a>.</p><p><button type="button" class="button primary" data-opens="key">Set your key</button></p></section>
<div id="explorer" class="explorer" data-script="${prefix}${script}" data-models="${JSON.stringify(Object.fromEntries(games.map(({ model, modelScript }) => [model.game, modelScript])))}" data-prefix="${prefix}"><div class="bar"></div><h1>Explorer</h1><p class="no-js">The explorer needs JavaScript. <a href="${prefix}/docs/reference/bosses">The reference</a> shows the same requests.</p></div>`,
});
