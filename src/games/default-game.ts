/** The game of `/graphql`, and of tools that are not given one. */
export const defaultGame = 'bloodborne';
