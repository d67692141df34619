// A rule of ours for oxlint: imports in one order, so that two branches which add one do so in the same place.

/** Sorts as text what is to be sorted as `. / -`, A a B b …, and numbers by their size. */
const keyOf = (text) =>
  text
    .replace(/[./]/g, (sign) => (sign === '.' ? '!' : '"'))
    .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
    .replace(/[a-z]/gi, (letter) => letter.toLowerCase() + (letter === letter.toLowerCase() ? 1 : 0));

const compareText = (a, b) => {
  const [first, second] = [keyOf(a), keyOf(b)];
  return first < second ? -1 : first > second ? 1 : 0;
};

/** What Node has, packages, files. */
const rankOf = (source) => (/^[a-z]+:/.test(source) ? 0 : source.startsWith('.') ? 2 : 1);

const compareImports = (a, b) => {
  const [first, second] = [a.source.value, b.source.value];
  return rankOf(first) - rankOf(second) || compareText(first, second);
};

/** The name by which this file knows what is imported, and others what is exported. */
const nameOf = ({ type, exported, local }) => {
  const name = type === 'ExportSpecifier' ? exported : local;
  return name.name ?? name.value;
};

const isSorted = (list, compare) => list.every((each, at) => at === 0 || compare(list[at - 1], each) <= 0);

/** Reports a list that is not sorted; and writes it sorted, each with its own text, where only space lies between. */
function check(context, list, compare, message) {
  if (list.length < 2 || isSorted(list, compare)) return;
  const { text } = context.sourceCode;
  const gaps = list.slice(1).map((each, at) => text.slice(list[at].range[1], each.range[0]));
  const canFix = gaps.every((gap) => /^[\s,]*$/.test(gap));
  const sorted = [...list].sort(compare);
  context.report({
    node: list.find((each, at) => at > 0 && compare(list[at - 1], each) > 0),
    message,
    fix: canFix
      ? (fixer) =>
          fixer.replaceTextRange(
            [list[0].range[0], list.at(-1).range[1]],
            sorted.map(({ range }, at) => text.slice(...range) + (gaps[at] ?? '')).join(''),
          )
      : undefined,
  });
}

const compareNames = (a, b) => compareText(nameOf(a), nameOf(b));

const sortedImports = {
  meta: { type: 'layout', fixable: 'code', schema: [] },
  create: (context) => ({
    Program({ body }) {
      // An import for its effect stays where it is, and others do not pass it.
      const groups = [[]];
      for (const node of body) {
        if (node.type === 'ImportDeclaration' && node.specifiers.length > 0) groups.at(-1).push(node);
        else groups.push([]);
        const { specifiers = [] } = node;
        const named = specifiers.filter(
          ({ type }) => type === 'ImportSpecifier' || type === 'ExportSpecifier',
        );
        check(context, named, compareNames, 'Names are imported and exported in alphabetical order.');
      }
      for (const group of groups)
        check(context, group, compareImports, 'Imports are sorted: what Node has, packages, files.');
    },
  }),
};

export default { meta: { name: 'caryll' }, rules: { 'sorted-imports': sortedImports } };
