import { readFileSync } from 'node:fs';
import { allRules } from '../src/games/index.ts';
import { fromRoot } from '../src/root.ts';
import { withMarked } from './marked.ts';

/** The page of the command line with the table of the rules that `caryll data check` knows. */
export function withRulesTable(): string {
  const page = readFileSync(fromRoot('docs', 'cli.md'), 'utf8');
  const rows = allRules.map(
    ({ name, game, severity, doc }) =>
      `| ${name} | ${game ?? 'all'} | ${severity} | ${doc.replaceAll('|', '\\|')} |`,
  );
  const table = ['| rule | game | severity | holds when |', '|---|---|---|---|', ...rows].join('\n');
  return withMarked(page, 'rules', table);
}
