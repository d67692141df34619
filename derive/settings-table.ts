import { settings } from '../src/config.ts';

/** The page of all settings, as they are declared in `src/config.ts`. */
export function settingsTable(): string {
  const rows = Object.entries<{
    doc: string;
    expected: string;
    schema: { safeParse(value: unknown): { data?: unknown } };
  }>(settings).map(([name, { doc, expected, schema: type }]) => {
    const standard = type.safeParse(undefined).data;
    return `| \`${name}\` | ${doc} | ${standard === undefined ? '–' : `\`${standard}\``} | ${expected} |`;
  });
  return [
    '# Settings',
    '',
    'Settings are environment variables, read at start. An empty variable counts as not set. All errors are reported at once. Derived from `src/config.ts`.',
    '',
    '| setting | what it does | default | allowed values |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
