/**
 * A noun with its indefinite article: `a boss`, `an NPC`.
 *
 * @example
 * withArticle('NPC'); // 'an NPC'
 */
export const withArticle = (noun: string): string =>
  `${/^(?:(?!uni|use|one\b)[aeiou]|npc)/i.test(noun) ? 'an' : 'a'} ${noun}`;
