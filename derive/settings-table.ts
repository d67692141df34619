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
    'Configure the service with environment variables. It reads them when it starts, and reports all errors at once. An empty variable counts as not set. This table is derived from `src/config.ts`.',
    '',
    '| setting | what it does | default | allowed values |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
