// Prints where a text or a name uses a word that the table "Words" in CONTRIBUTING.md replaces, and where a doc comment
// begins as a fragment. It reads Markdown, comments, descriptions of schemas, strings that hold a sentence, and the names
// that scripts declare.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const [, table] = readFileSync('CONTRIBUTING.md', 'utf8').split(/<!-- \/?words -->/);
const terms = table.split('\n').flatMap((row) => {
  const [, avoid, write] = row.split('|').map((cell) => cell.trim());
  if (!write || avoid === 'instead of' || avoid.startsWith('-')) return [];
  const words = avoid.replaceAll('*', '\\w*').replaceAll(', ', '|').replaceAll(' ', '\\s+(?:[/#*]+\\s+)?');
  return [{ words, pattern: new RegExp(`(?<![\\w.$/-])(?:${words})(?![\\w-]|\\.\\w| \\{)`, 'gi'), write }];
});

/** The terms of one word, for the words of names. */
const nameTerms = terms.map(({ words, write }) => ({ pattern: new RegExp(`^(?:${words})$`), write }));

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');
const blankCode = (text) =>
  text.replaceAll(/```.*?```|`[^`]*`|[\w-]+="[^"]*"|<!-- words -->.*?<!-- \/words -->/gs, blank);

/** The comments and sentences of a script, where they are in it. */
function proseOf(text, name) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const kept = [];
  const visit = (node) => {
    if (node.kind >= ts.SyntaxKind.FirstToken && node.kind <= ts.SyntaxKind.LastToken) {
      const sentence =
        ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      const start = node.getStart(file);
      // What a method is called on is a list of words.
      const isSentence = sentence && / /.test(node.text) && !ts.isPropertyAccessExpression(node.parent);
      if (isSentence && !/^(?:\.\.\.|select )/.test(node.text)) kept.push([start + 1, node.end - 1]);
      else if (ts.isJsxText(node)) kept.push([node.pos, node.end]);
      for (const { pos, end } of ts.getLeadingCommentRanges(text, node.pos) ?? []) kept.push([pos, end]);
      for (const { pos, end } of ts.getTrailingCommentRanges(text, node.pos) ?? []) kept.push([pos, end]);
    }
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  let prose = '';
  for (const [start, end] of kept.toSorted(([a], [b]) => a - b)) {
    prose +=
      blank(text.slice(prose.length, start)) + blankCode(text.slice(Math.max(start, prose.length), end));
  }
  return prose;
}

/**
 * Returns the names that a script declares, with their positions. Names with underscores are columns and members of JSON,
 * and keys of objects have the names of their types, or of alerts and other things outside of the script.
 */
function namesOf(text, name) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const names = [];
  const visit = (node) => {
    const isUse = ts.isPropertyAccessExpression(node) || ts.isPropertyAssignment(node);
    const declared = isUse ? undefined : node.name;
    if (declared && ts.isIdentifier(declared) && !declared.text.includes('_'))
      names.push({ name: declared.text, index: declared.getStart(file) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Parts of other languages that are prose: descriptions and comments of GraphQL, and comments of SQL. */
const proseIn = { graphql: /""".*?"""|"[^"\n]*"|#[^\n]*/gs, sql: /--[^\n]*/g };

/** The parts that match, where they are in the text. */
function only(pattern, text) {
  let prose = '';
  for (const { 0: part, index } of text.matchAll(pattern))
    prose += blank(text.slice(prose.length, index)) + blankCode(part);
  return prose;
}

function proseOfFile(text, name) {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (/^(?:tsx?|js|json)$/.test(ending)) return proseOf(text, name);
  return proseIn[ending] ? only(proseIn[ending], text) : blankCode(text);
}

/** Beginning of a doc comment that is a noun clause or a fragment, instead of beginning with a verb or naming the thing. */
const fragment = /\/\*\*[\s*]*(?:What|Whose|Who|The same|Those|Of|For|By|In|On|At|Without)\b(?!-)/g;
/** Number of fragments that each tree still has. Numbers may only fall; trees that are not listed have none. */
const fragmentsLeft = new Map([['test', 103]]);
const fragments = new Map();

/** Phrases that comments of the program say in plain words. */
const phrase =
  /\bundefined of\b|(?<!\bthere )\b(?:is|are) no (?!longer\b)[a-z]+|\bgives?\s(?:\w+\s)?away\b|\bleads? to\b|, too\.|\bof (?:its|their) own(?=[.,;:])/g;
const plainTrees = /^(?:src|site|client|derive)\/(?!src\/api\.ts).*\.tsx?$/;
const isComment = /^\s*(?:\/\/|\/?\*)/;

let found = 0;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
  '\n',
);
for (const name of files.filter((file) =>
  /\.(md|tsx?|js|graphql|ya?ml|service|sql|schema\.json)$/.test(file),
)) {
  const text = readFileSync(name, 'utf8');
  // The names and texts of the data are as their sources have them.
  if (text.startsWith('<!-- Written by `npm run derive`')) continue;
  const prose = proseOfFile(text, name);
  const tree = name.split('/')[0];
  for (const { index } of /^(?!schema\/).*\.(?:tsx?|js)$/.test(name) ? prose.matchAll(fragment) : [])
    fragments.set(tree, [
      ...(fragments.get(tree) ?? []),
      `${name}:${text.slice(0, index).split('\n').length}`,
    ]);
  for (const declared of /\.(?:tsx?|js)$/.test(name) ? namesOf(text, name) : []) {
    const line = text.slice(0, declared.index).split('\n').length;
    for (const word of declared.name.split(/(?<=[a-z\d])(?=[A-Z])/))
      for (const { pattern, write } of nameTerms)
        if (pattern.test(word.toLowerCase())) {
          console.error(`${name}:${line}: "${word}" in ${declared.name}: write ${write}`);
          found += 1;
        }
  }
  for (const { 0: words, index } of plainTrees.test(name) ? prose.matchAll(phrase) : []) {
    const lines = text.slice(0, index).split('\n');
    if (!isComment.test(text.split('\n')[lines.length - 1])) continue;
    console.error(`${name}:${lines.length}: "${words}" in a comment: say it in plain words`);
    found += 1;
  }
  for (const { pattern, write } of terms) {
    for (const { 0: word, index } of prose.matchAll(pattern)) {
      const line = text.slice(0, index).split('\n').length;
      console.error(`${name}:${line}: "${word.replaceAll(/\s+(?:[/#*]+\s+)?/g, ' ')}": write ${write}`);
      found += 1;
    }
  }
}
for (const [tree, places] of fragments) {
  const allowed = fragmentsLeft.get(tree) ?? 0;
  if (places.length <= allowed) continue;
  console.error(
    `${places.join('\n')}\n${places.length} doc comments in ${tree} begin as a fragment; at most ${allowed} may. Begin with a verb or name the thing.`,
  );
  process.exitCode = 1;
}
if (found > 0) console.error(`${found} words to replace; see "Words" in CONTRIBUTING.md.`);
if (found > 0) process.exitCode = 1;
