import { readFileSync } from 'node:fs';
import { checkRules } from '../src/dataset/check.ts';
import { fromRoot } from '../src/root.ts';

/** The page of the command line with the table of the rules that `caryll data check` knows. */
export function withRulesTable(): string {
  const page = readFileSync(fromRoot('docs', 'cli.md'), 'utf8');
  const rows = checkRules.map(
    ({ name, severity, doc }) => `| ${name} | ${severity} | ${doc.replaceAll('|', '\\|')} |`,
  );
  const table = ['| rule | severity | holds when |', '|---|---|---|', ...rows].join('\n');
  return page.replace(
    /(<!-- rules -->\n)[\s\S]*?(\n<!-- end of rules -->)/,
    (_all, start, end) => `${start}${table}${end}`,
  );
}
