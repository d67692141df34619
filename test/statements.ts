/** Tables of the database that a statement names; its own `with` queries are none. */
function tablesIn(statement: string): string[] {
  const own = new Set([...statement.matchAll(/(\w+) as (?:materialized )?\(/g)].map(([, name]) => name));
  const named = [...statement.matchAll(/\b(?:from|join|into|update) (?:\w+\.)?(\w+)\b(?![(.])/gi)].map(
    ([, name]) => name!,
  );
  return [...new Set(named)].filter((name) => !own.has(name));
}

/** How many statements there were and how many of them read each table, as a line: `Statements: 2 (boss 1, npc 2)`. */
export function countedByTable(statements: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const statement of statements)
    for (const table of tablesIn(statement.replace(/\s+/g, ' ')))
      counts.set(table, (counts.get(table) ?? 0) + 1);
  const tables = [...counts].sort().map(([table, count]) => `${table} ${count}`);
  return `Statements: ${statements.length} (${tables.join(', ')})`;
}
