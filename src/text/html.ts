/** A piece of HTML. Everything else that is put into a template is escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(textOf).join('');
  return (part as Html).html;
}

/** A template whose values are escaped; lists are joined, and `false`, `null` and `undefined` leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    html: strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string),
  };
}

/** Trusted HTML from elsewhere. */
export const raw = (text: string): Html => ({ html: text });

/** One of our own texts as HTML, with text between backquotes as code. */
export const inlineCode = (text: string): Html =>
  raw(escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>'));
