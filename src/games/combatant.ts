import type { ComparedValue } from '../kinds/declare.ts';

/** The values of a foe in one form, by words of the game. */
export interface ComparedFoe {
  readonly hp: number | null;
  readonly reward?: number | null;
  /** Null where `immune_to` has `stagger`, otherwise unknown. */
  readonly poise: number | null;
  readonly defense: object | null;
  readonly negation?: object;
  readonly resistance: object | null;
  readonly immune_to: readonly string[];
}

const inWords = (word: string) => word.replaceAll('_', ' ');

/** What a comparison shows of a boss or an enemy. */
export function comparedFoe({
  hp,
  reward,
  poise,
  defense,
  negation,
  resistance,
  immune_to: immune,
}: ComparedFoe): ComparedValue[] {
  const each = (part: object | null | undefined, prefix: string, of: (word: string) => string) =>
    Object.entries((part ?? {}) as Readonly<Record<string, number | null>>).map(([word, value]) => ({
      field: `${prefix}_${word}`,
      of: of(inWords(word)),
      value,
      ...(immune.includes(word) && { label: 'immune' }),
    }));
  return [
    { field: 'hp', of: 'hit points', value: hp },
    ...(reward === undefined ? [] : [{ field: 'reward', of: 'what its defeat gives', value: reward }]),
    { field: 'poise', of: 'poise', value: poise, ...(immune.includes('stagger') && { label: 'immune' }) },
    ...each(defense, 'defense', (type) => `defense against ${type} damage`),
    ...each(negation, 'negation', (type) => `negation of ${type} damage, in percent`),
    ...each(resistance, 'resistance', (status) => `resistance to ${status}`),
  ];
}

/** What a foe is immune to in each of its forms. */
export const immunities = (
  forms: readonly { readonly immune_to: readonly string[] }[],
): readonly string[] => {
  const [first, ...others] = forms.map(({ immune_to: own }) => own);
  return (first ?? []).filter((each) => others.every((other) => other.includes(each)));
};
