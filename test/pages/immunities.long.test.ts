import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { type SharedService, sharedService } from '../service.ts';
import { definitionOf, mainOf, readable } from './html.ts';

/** What bosses and enemies are immune to: every form of every record of every game, in the API and on pages. */

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

type Numbers = Readonly<Record<string, number | null>>;

interface Form {
  readonly role?: string;
  readonly resistance: Numbers | null;
  readonly immune_to: readonly string[];
  readonly poise?: number | null;
}

/** The forms of a record in the data files. */
const formsOf: Readonly<Record<string, (record: any) => readonly Form[]>> = {
  'bloodborne bosses': ({ forms }) => forms,
  'bloodborne enemies': ({ variants }) => variants,
  'elden-ring bosses': ({ forms }) => forms,
  'elden-ring enemies': ({ variants }) => variants,
};

/** The forms of a record in a response. */
const servedForms = (record: any): readonly Form[] => record.forms ?? record.variants;

const numbersOf = ({ resistance, poise }: Form): Numbers => ({
  ...resistance,
  stagger: poise ?? null,
});

const inWords = (statuses: Iterable<string>) => [...statuses].map((each) => each.replaceAll('_', ' '));

test.each(Object.keys(formsOf))('%s: immunities are served as in the data files', async (list) => {
  const [game, kind] = list.split(' ') as [string, string];
  const { records } = JSON.parse(readFileSync(`seeds/${game}/${kind}.json`, 'utf8'));
  const wrong: string[] = [];
  for (const record of records.filter(({ draft }: { draft?: string }) => !draft)) {
    const forms = formsOf[list]!(record);
    const path = `/${game}/${kind}/${record.slug}`;
    const { json } = await service.get(`/v1${path}?view=full`);
    expect(servedForms(json.data).map((form) => form.immune_to)).toEqual(forms.map((form) => form.immune_to));
    for (const form of forms)
      for (const status of form.immune_to)
        if (numbersOf(form)[status] !== null) wrong.push(`${path}: immune to ${status}, with a number`);

    const { text } = await service.get(path, { key: null });
    const own = forms.filter((form) => form.role !== 'helper');
    const inAll = own[0]!.immune_to.filter((status) => own.every((form) => form.immune_to.includes(status)));
    const statement = inAll.length === 0 ? [] : [inWords(inAll).join(' ')];
    const shown = [definitionOf(mainOf(text), 'Immune to')?.toLowerCase() ?? []].flat();
    if (String(shown) !== String(statement)) wrong.push(`${path}: shows ${shown}, not ${inAll}`);
    // What only some are immune to is with each of them.
    const content = readable(mainOf(text)).toLowerCase();
    for (const status of inWords(new Set(forms.flatMap((form) => form.immune_to))))
      if (!content.includes('immune') || !content.includes(status))
        wrong.push(`${path}: silent about ${status}`);
  }
  expect(wrong).toEqual([]);
});
