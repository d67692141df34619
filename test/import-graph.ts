import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fromRoot } from '../src/root.ts';

/** What each file imports: names of packages, and files by their path from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every import in the text of a file, as TypeScript reads it: static, of types, for effects, re-exports and dynamic. */
export function importsIn(file: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text);
  const targets = importedFiles.map(({ fileName }) =>
    fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
  );
  return [...new Set(targets)];
}

/** The imports of every TypeScript file in some folders of the repository. */
export function readImports(folders: readonly string[]): ImportGraph {
  const files = folders
    .filter((folder) => existsSync(fromRoot(folder)))
    .flatMap((folder) =>
      readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, importsIn(file, readFileSync(fromRoot(file), 'utf8'))]));
}

/** Everything that a file imports, itself or through others of the graph. */
export function reachedFrom(graph: ImportGraph, file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const enter = (from: string): void => {
    for (const target of graph.get(from) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      enter(target);
    }
  };
  enter(file);
  return reached;
}

/** Groups of files each of which imports every other one of its group, directly or not; sorted. */
export function circlesOf(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map((file) => [file, reachedFrom(graph, file)]));
  const circles = new Map<string, string[]>();
  for (const [file, targets] of reached) {
    if (!targets.has(file)) continue;
    const circle = [...targets].filter((other) => reached.get(other)?.has(file)).sort();
    circles.set(circle[0]!, circle);
  }
  return [...circles.values()];
}
