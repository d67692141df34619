/** Returns a page with other text between the comments `<!-- name -->` and `<!-- end of name -->`. */
export const withMarked = (page: string, name: string, text: string): string =>
  page.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end of ${name} -->)`),
    (_all, start, end) => `${start}${text}${end}`,
  );
