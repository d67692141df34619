import { type Html, html } from '../src/text/html.ts';
import type { SpoilerLevel } from './spoiler-model.ts';

/** A text of a page that gives something away, folded away until it is wanted; docs-site/browser/map.ts opens all at once. */
export const spoiler = (level: SpoilerLevel, what: string, shown: Html): Html =>
  html`<details class="spoiler"><summary>Hidden: ${level} spoiler <span class="visually-hidden">(${what})</span></summary><span tabindex="-1">${shown}</span></details>`;
