import { readFileSync } from 'node:fs';
import { fromRoot } from '../src/root.ts';
import { type Html, html } from '../src/text/html.ts';

interface Named {
  readonly slug: string;
  readonly name: string;
}

/** Weapons to choose from. Any other slug can be written, so a release that has more is no obstacle. */
const weapons = (): readonly Named[] =>
  JSON.parse(readFileSync(fromRoot('seeds', 'bloodborne', 'weapons.json'), 'utf8')).records;

const stats = ['strength', 'skill', 'bloodtinge', 'arcane'] as const;

function field(name: string, label: string, control: Html): Html {
  return html`<div class="calc-field"><label for="calc-${name}">${label}</label>${control}</div>`;
}

const stat = (name: string, value: number) =>
  field(
    name,
    `${name[0]!.toUpperCase()}${name.slice(1)}`,
    html`<input id="calc-${name}" name="${name}" type="number" min="1" max="99" value="${value}" inputmode="numeric">`,
  );

/** The form and the place of the result; docs-site/browser/calculator.ts sends requests and draws. */
export function calculatorPanel(): string {
  const panel = html`<div class="calculator"><form class="panel calc" autocomplete="off"><div class="panel-head"><span class="panel-title">Attack rating</span><button class="primary needs-js" type="submit">Calculate <span class="price">1 unit</span></button></div><div class="calc-fields">${field(
    'weapon',
    'Weapon',
    html`<input id="calc-weapon" name="weapon" list="calc-weapons" value="saw-cleaver" required spellcheck="false" autocapitalize="off"><datalist id="calc-weapons">${weapons().map(
      ({ slug, name }) => html`<option value="${slug}">${name}</option>`,
    )}</datalist>`,
  )}${field(
    'level',
    'Level',
    html`<input id="calc-level" name="level" type="number" min="0" max="10" value="10" inputmode="numeric">`,
  )}${field(
    'form',
    'Show values for',
    html`<select id="calc-form" name="form"><option value="">status screen</option><option value="untransformed">normal form</option><option value="transformed">transformed</option></select>`,
  )}${[stat('strength', 25), stat('skill', 25), stat('bloodtinge', 5), stat('arcane', 6)]}${field(
    'curve',
    'Curve over',
    html`<select id="calc-curve" name="curve">${stats.map((name) => html`<option>${name}</option>`)}</select>`,
  )}${field(
    'gems',
    'Blood gems',
    html`<input id="calc-gems" name="gems" spellcheck="false" autocapitalize="off" placeholder="slugs, separated by commas">`,
  )}</div><p class="answer-state" role="status">No request sent yet.</p><div class="calc-answer" hidden></div></form></div>`;
  return panel.html.replace(/\n+/g, ' ');
}
