import { rule } from './rule.ts';

const partsOf = (version: string) => version.split('.').map(Number);

/** Below 0 when the first version is the older one. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  return left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

export const versionRules = [
  rule(
    'dataset version',
    'The version of the data is that of the newest entry of its changes, which are sorted newest first.',
    ({ data: { game }, reportGame }) => {
      const [newest] = game.changes;
      if (newest?.version !== game.dataset_version)
        reportGame(
          'dataset_version',
          `${newest?.version}, the newest version of \`changes\``,
          game.dataset_version,
        );
      if (newest?.released_at !== game.released_at)
        reportGame('released_at', `${newest?.released_at}, as in \`changes\``, game.released_at);
      for (const [index, { version }] of game.changes.entries()) {
        const older = game.changes[index + 1];
        if (older && compareVersions(version, older.version) <= 0)
          reportGame(`changes[${index + 1}].version`, `a version before ${version}`, older.version);
      }
    },
  ),
];
