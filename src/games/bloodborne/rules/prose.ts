import type { DataSchema } from '../../../dataset/kinds.ts';
import { type Entry, pointerOf, rule, type Subject, warning } from '../../../dataset/rules/rule.ts';

/** Rules for what a reader reads about people, places and the course of the story. */

const storyTables: ReadonlySet<string> = new Set([
  'npc',
  'location',
  'location_connection',
  'gesture',
  'covenant',
  'ending',
  'trophy',
  'insight_threshold',
  'insight_change',
]);

const formal = /^(slug|name|aliases|names|spoilers|provenance|draft)\b/;

interface Text {
  readonly record: Entry;
  /** Path in the record, e.g. `quest_notes[2]`. */
  readonly at: string;
  readonly value: string;
}

/**
 * Free texts of the story's records, and the conditions of all records: neither a name nor a value of a closed
 * set nor a reference.
 */
function eachStoryText(subject: Subject, visit: (text: Text) => void): void {
  const isFree = (schema: DataSchema & { readonly enum?: unknown; readonly pattern?: unknown }) =>
    schema['x-references'] === undefined && schema.enum === undefined && schema.pattern === undefined;
  subject.eachField((record, schema, value, at) => {
    const isStory = storyTables.has(record.kind.table) || /\bcondition$/.test(at);
    if (typeof value === 'string' && isStory && !formal.test(at) && isFree(schema))
      visit({ record, at, value });
  });
}

const bossesMarked = rule(
  'bosses are marked',
  'A text about people, places or the story, or a condition, that names a boss of the main game or of an expansion is marked as a spoiler, unless the boss is also an NPC.',
  (subject) => {
    const { list, find } = subject;
    const places = list('location').map(({ get }) => String(get('name')));
    const names = list('boss')
      .filter(({ slug, get }) => !get('is_chalice') && find('npc', slug) === undefined)
      .flatMap(({ get }) => [String(get('name')), String(get('name')).split(',')[0]!])
      .filter((name) => !places.some((place) => place.includes(name)));
    if (names.length === 0) return;
    const named = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\b`);
    eachStoryText(subject, ({ record, at, value }) => {
      const marked = record.items('spoilers').some(({ get }) => get('text') === pointerOf(at));
      const [name] = named.exec(value) ?? [];
      if (name !== undefined && !marked)
        record.report(
          at,
          `text that names no boss, or marked by an entry "${pointerOf(at)}" in \`spoilers\``,
          name,
        );
    });
  },
);

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((part) => /[.!?]$/.test(part));

const ownSentences = warning(
  'own sentences',
  'No sentence about people, places or the story is in more than three places, except for notes on where something is found.',
  (subject) => {
    const places = new Map<string, Text[]>();
    eachStoryText(subject, (text) => {
      if (/^acquisition\[\d+\]\.notes$/.test(text.at)) return;
      for (const sentence of sentencesOf(text.value)) {
        const known = places.get(sentence) ?? [];
        known.push(text);
        places.set(sentence, known);
      }
    });
    for (const [sentence, texts] of places) {
      const fourth = texts[3];
      fourth?.record.report(fourth.at, 'text without a sentence that three other places have', sentence);
    }
  },
);

/** A sentence that begins with its verb: "Gives two Sedatives.", "Is found asleep." */
const startsWithVerb =
  /^(?:is|has|can|may|was|will|asks?|answers|appears|attacks|brings|calls|comes|falls|fights|finds|gives|goes|hands|holds|invades|kicks|kills|leads|leaves|lies|listens|looks|makes|mutters|offers|opens|pays|points|refills|says|sells|serves|shows|sits|speaks|stands|stays|takes|talks|teaches|tells|turns|waits|walks|warns|met|found|left|given|sent|told|brought|beaten)\b(?![^.]*?, (?:he|she|it|they)\b)/i;

const subjects = warning(
  'sentences with a subject',
  'Every sentence of a quest note has a subject.',
  ({ list }) => {
    for (const npc of list('npc')) {
      for (const [index, note] of ((npc.get('quest_notes') ?? []) as readonly string[]).entries()) {
        for (const sentence of sentencesOf(note))
          if (startsWithVerb.test(sentence))
            npc.report(`quest_notes[${index}]`, 'sentences that begin with their subject', sentence);
      }
    }
  },
);

export const proseRules = [bossesMarked, ownSentences, subjects];
