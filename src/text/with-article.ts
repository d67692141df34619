/** A noun with its indefinite article: `a boss`, `an NPC`. */
export const withArticle = (noun: string): string => `${/^(?:[aeiou]|NPC)/.test(noun) ? 'an' : 'a'} ${noun}`;
