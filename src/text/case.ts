/**
 * The text with its first letter in upper case.
 *
 * @example
 * upperFirst('boss'); // 'Boss'
 */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The text with its first letter in lower case.
 *
 * @example
 * lowerFirst('Boss'); // 'boss'
 */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * `two_handed` for `twoHanded`: a name of GraphQL as a name in REST.
 *
 * @example
 * snakeCase('twoHanded'); // 'two_handed'
 */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
