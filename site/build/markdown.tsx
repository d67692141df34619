import { Marked, type Tokens } from 'marked';
import { render } from 'preact-render-to-string';
import { marker } from '../docs/docs-markers.ts';
import { escapeHtml } from '../../src/text/html.ts';
import { copyButton, type TocEntry } from '../pages/layout.tsx';
import { Scrolling } from '../pages/shown.tsx';
import { raw } from '../../src/text/raw.ts';
import { Code } from './code.tsx';

/** A part of a page under one heading, for search. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Rendered {
  readonly title: string;
  /** The first paragraph, as text. */
  readonly lead: string;
  readonly html: string;
  readonly toc: readonly TocEntry[];
  readonly sections: readonly Section[];
}

export interface MarkdownOptions {
  /** Functions that return the replacement of a paragraph `{{name}}`: Markdown, which may hold blocks of HTML. */
  readonly insertions: Readonly<Record<string, () => string>>;
}

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-');

/** Titles of code in one of these languages without its own title. */
const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  graphql: 'GraphQL',
  http: 'HTTP',
  javascript: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  sql: 'SQL',
  typescript: 'TypeScript',
};

const plainText = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>|<div class="code-head">.*?<\/div>/gs, ' ')
    // Inline markup does not separate words.
    .replace(/<\/?(?:a|code|em|strong|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot|#39|#x27);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
    )
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Renders a guide. A heading can end in `{#id}`; code is highlighted; tables and code can be scrolled by
 * keyboard where they are too wide.
 */
export function renderMarkdown(source: string, { insertions }: MarkdownOptions): Rendered {
  const toc: TocEntry[] = [];
  const used = new Map<string, number>();
  /** How many tables there are by what they are about. */
  const tables = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const given = /\s*\{#([\w-]+)\}\s*$/.exec(text)?.[1];
        const inner = this.parser.parseInline(tokens).replace(/\s*\{#[\w-]+\}\s*$/, '');
        if (depth === 1) return `<h1>${inner}</h1>\n`;
        const base = given ?? idOf(inner);
        const count = used.get(base) ?? 0;
        used.set(base, count + 1);
        const id = count === 0 ? base : `${base}-${count + 1}`;
        if (depth <= 3) toc.push({ id, label: plainText(inner), level: depth as 2 | 3 });
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const [language = '', ...words] = lang.split(' ');
        const label = (language !== 'bash' && words.join(' ')) || (languageNames[language] ?? 'Text');
        return `${render(
          <div class="code">
            <div class="code-head">
              <span>{label}</span>
              {copyButton}
            </div>
            <Code label={label} code={text} language={language} class={`language-${language}`} />
          </div>,
        )}\n`;
      },
      table(token: Tokens.Table) {
        const cell = ({ tokens }: Tokens.TableCell) => raw(this.parser.parseInline(tokens));
        const columns = token.header.map(({ text }) => text.replaceAll('`', '')).join(', ');
        const about = [toc.at(-1)?.label, columns].filter(Boolean).join(': ');
        // No two of a page have the same label.
        const count = (tables.get(about) ?? 0) + 1;
        tables.set(about, count);
        return `${render(
          <Scrolling label={`Table${count === 1 ? '' : ` ${count}`}, ${about}`}>
            <table>
              <thead>
                <tr>
                  {token.header.map((each) => (
                    <th scope="col">{cell(each)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {token.rows.map((cells) => (
                  <tr>
                    {cells.map((each) => (
                      <td>{cell(each)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>,
        )}\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        // Pages link to this service only; other addresses, which Markdown finds in texts, are not made links.
        if (/^[a-z]+:/.test(href)) return text;
        const target = href.startsWith('/') ? marker('prefix') + href : href;
        return `<a href="${escapeHtml(target)}">${text}</a>`;
      },
    },
  });
  const text = source.replace(/^\{\{([\w-]+)\}\}$/gm, (_, name: string) => {
    const insertion = insertions[name];
    if (insertion === undefined) throw new Error(`a guide has the unknown placeholder {{${name}}}`);
    return insertion();
  });
  const html = marked.parse(text, { async: false });
  const parts = html.split(/(?=<h[1-3][ >])/);
  const sections = parts.map((part) => ({
    id: /^<h[23] id="([^"]+)"/.exec(part)?.[1] ?? '',
    title: plainText(/^<h[1-3][^>]*>(.*?)<\/h[1-3]>/s.exec(part)?.[1] ?? ''),
    text: plainText(part.replace(/^<h[1-3][^>]*>.*?<\/h[1-3]>/s, '')),
  }));
  return {
    title: sections[0]?.title ?? '',
    lead: plainText(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? ''),
    html,
    toc,
    sections,
  };
}
