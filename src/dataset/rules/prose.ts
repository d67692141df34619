import { everyRecord, eachText } from './every-record.ts';
import { rule } from './rule.ts';

/** Rules for the style of the texts of all records. */

/** Turns that a plain text does not have, each with what it has instead. */
const turns: readonly (readonly [RegExp, string])[] = [
  [/\d %/, 'a percentage without a space, e.g. "12%"'],
  [/\bdo(?:es)? best\b|\bkeeps? out\b/i, 'a plain statement'],
  [/\bthe holder of\b/i, '"a hunter with"'],
  [/\bhardly\b/i, '"little", "barely" or "not"'],
  [/\bsomebody\b/i, '"someone" or "anyone"'],
  [/\bmost usual\b/i, '"most common"'],
  [/\bwards? off\b/i, '"protects from"'],
  [/\blends?\b/i, '"gives"'],
  [/\bnot asked for\b/i, '"not required"'],
  [/\bmeetings kept\b/i, '"if she was met each time before"'],
  [/\bcomes? on top\b/i, '"and more for each"'],
  [/’/, 'a straight apostrophe'],
  [/\bgo(?:es)? on \w+ing\b/i, '"keeps" with the verb'],
  [/\bclearly more\b/i, 'how much more, or "more"'],
  [/\bby that\.$/i, 'what is meant by "that"'],
  [/^(?:Used|Thrown), (?:gives|draws)\b/, 'a sentence that begins with its verb'],
  [/\b(?:attacks|opens to|form of|those to) who\b/i, '"anyone who"'],
];

const plainWords = rule(
  'plain words',
  'Texts are plain statements: "12%" without a space, straight apostrophes, "a hunter with" and not "the holder of", and no phrases such as "hardly", "wards off", "lends" or "keeps out best".',
  (subject) => {
    for (const { value: record, report } of everyRecord(subject)) {
      eachText({ ...record, provenance: null, names: null }, '', (value, at) => {
        for (const [turn, instead] of turns) {
          const [found] = turn.exec(value) ?? [];
          if (found !== undefined) report(at, `${instead} instead of "${found}"`, value);
        }
      });
    }
  },
);

const namesOfAliases = rule(
  'aliases are names',
  'An alias is written as a name: it does not begin with a lower-case letter.',
  (subject) => {
    for (const { get, report } of everyRecord(subject)) {
      for (const [index, alias] of ((get('aliases') ?? []) as readonly string[]).entries())
        if (/^\p{Ll}/u.test(alias))
          report(`aliases[${index}]`, 'a name that begins with a capital letter', alias);
    }
  },
);

export const proseRules = [plainWords, namesOfAliases];
