// Checks types as `tsc` does, remembering what is unchanged, and that nobody forgets a promise where one that fails
// unseen would cost a key, a unit or the end of a command: oxlint alone does not know the types.
import ts from 'typescript';

const watched = /\/src\/(?:keys|quota|cli)\//;

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => fail([diagnostic]),
};
const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
const builder = ts.createIncrementalProgram({
  rootNames: config.fileNames,
  options: config.options,
  configFileParsingDiagnostics: config.errors,
});
const faults = [
  ...builder.getConfigFileParsingDiagnostics(),
  ...builder.getOptionsDiagnostics(),
  ...builder.getSyntacticDiagnostics(),
  ...builder.getGlobalDiagnostics(),
  ...builder.getSemanticDiagnostics(),
];
builder.emit();
const program = builder.getProgram();
faults.push(
  ...program
    .getSourceFiles()
    .filter(({ fileName }) => watched.test(fileName))
    .flatMap(forgottenPromises),
);
fail(faults);

/** Statements that are nothing but a promise which nobody waits for, catches or dismisses with `void`. */
function forgottenPromises(file) {
  const checker = program.getTypeChecker();
  const found = [];
  const isPromise = (type) =>
    type.isUnionOrIntersection() ? type.types.some(isPromise) : type.symbol?.name === 'Promise';
  const isAssignment = (kind) =>
    kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
  const isHandled = (expression) => {
    if (ts.isBinaryExpression(expression)) return isAssignment(expression.operatorToken.kind);
    if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression))
      return false;
    const { name, expression: before } = expression.expression;
    if (name.text === 'catch') return expression.arguments.length > 0;
    if (name.text === 'then') return expression.arguments.length > 1;
    return name.text === 'finally' && isHandled(before);
  };
  const visit = (node) => {
    if (ts.isExpressionStatement(node)) {
      const { expression } = node;
      if (!isHandled(expression) && isPromise(checker.getTypeAtLocation(expression)))
        found.push({
          file,
          start: expression.getStart(file),
          length: expression.getWidth(file),
          category: ts.DiagnosticCategory.Error,
          code: 0,
          messageText:
            'A promise is forgotten here: await it, catch it, or say `void` where its failure is nothing.',
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function fail(diagnostics) {
  if (diagnostics.length === 0) return;
  console.error(
    ts.formatDiagnosticsWithColorAndContext(diagnostics, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: ts.sys.getCurrentDirectory,
      getNewLine: () => '\n',
    }),
  );
  process.exit(1);
}
