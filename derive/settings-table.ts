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
    'Read from the environment at start; an empty variable counts as not set. Everything that is wrong is reported at once. Derived from `src/config.ts`.',
    '',
    '| setting | what it does | standard | expected |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
