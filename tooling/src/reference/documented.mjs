// What the sources say about each export: its words, its example, and its declaration.
import { createRequire } from 'node:module';

/** TypeScript 7 has no interface for other programs; API Extractor brings one that has. */
const ts = createRequire(import.meta.resolve('@microsoft/api-extractor'))('typescript');

/**
 * @typedef {object} Documented
 * @property {string} name
 * @property {string} words
 * @property {string} [example]
 * @property {string} [from] the library that it is re-exported from
 * @property {boolean} isType
 * @property {string} declaration
 * @property {{ name: string, text: string }[]} types declared beside it, and used by it
 *
 * @typedef {import('@microsoft/api-extractor').CompilerState['program']} Program
 */

/**
 * The exports of a declaration file, by name.
 * @param {any} program
 * @param {string} file
 * @returns {Documented[]}
 */
export function documentedIn(program, file) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker
    .getExportsOfModule(module)
    .map((/** @type {any} */ symbol) => documented(checker, symbol))
    .sort((/** @type {Documented} */ a, /** @type {Documented} */ b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {any} checker
 * @param {any} exported
 * @returns {Documented}
 */
function documented(checker, exported) {
  const symbol = resolved(checker, exported);
  const declaration = symbol.declarations[0];
  const from = libraryOf(declaration.getSourceFile().fileName);
  const tags = symbol.getJsDocTags(checker);
  const example = ts.displayPartsToString(
    tags.find((/** @type {{ name: string }} */ { name }) => name === 'example')?.text,
  );
  return {
    name: exported.name,
    words: wordsOf(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    // Libraries have examples in a style of their own.
    ...(example && !from ? { example: example.trim() } : {}),
    ...(from ? { from } : {}),
    isType: !(symbol.flags & ts.SymbolFlags.Value),
    declaration: from ? '' : declarationOf(checker, symbol, exported.name),
    types: from ? [] : usedTypes(checker, symbol.declarations),
  };
}

/**
 * @param {any} checker
 * @param {any} symbol
 * @param {string} name
 */
function declarationOf(checker, symbol, name) {
  const [declaration] = symbol.declarations;
  if (ts.isInterfaceDeclaration(declaration) && /\bz\.infer</.test(declaration.getText()))
    return shapeOf(checker, symbol, name);
  if (declaration.getSourceFile().isDeclarationFile)
    return symbol.declarations.map((/** @type {any} */ one) => bare(statementOf(one).getText())).join('\n');
  // Of the contract the sources are read, with the bodies of their functions.
  return `const ${name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, ts.TypeFormatFlags.NoTruncation)};`;
}

/**
 * A shape that zod infers, with its fields.
 * @param {any} checker
 * @param {any} symbol
 * @param {string} name
 */
function shapeOf(checker, symbol, name) {
  const { NoTruncation } = ts.TypeFormatFlags;
  const fields = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .map((/** @type {any} */ field) => {
      const type = checker.typeToString(checker.getTypeOfSymbol(field), undefined, NoTruncation);
      const isOptional = field.flags & ts.SymbolFlags.Optional;
      return `    ${field.name}${isOptional ? '?' : ''}: ${isOptional ? type.replace(/ \| undefined$/, '') : type};`;
    });
  return `interface ${name} {\n${fields.join('\n')}\n}`;
}

/** @param {any} checker @param {any} symbol */
const resolved = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** @param {string} file */
const libraryOf = (file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** Shapes of the contract are in its own report. @param {string} file */
const isOwn = (file) => !libraryOf(file) && !file.includes('/contract/src/');

/** Rules of the specification are not in the package. @param {string} words */
const withoutRules = (words) => words.replace(/(?:\s|\n \*)*\(docs\/[^)]*\)/g, '').trim();

/** Lines are as long as they are in the sources; paragraphs stay. @param {string} words */
const wordsOf = (words) => withoutRules(words).replace(/([^\n])\n(?=[^\n-])/g, '$1 ');

/** A variable's declaration is in its statement. @param {any} node */
const statementOf = (node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

/** @param {string} text */
const bare = (text) =>
  withoutRules(text.replace(/^export (declare )?|^declare /, '').replace(/import\("[^"]+"\)\./g, ''));

/** The comment of a declaration, as it is written, without its example. @param {any} statement */
function commentOf(statement) {
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(
    statement.getFullText().slice(0, statement.getStart() - statement.getFullStart()),
  )?.[0];
  if (!comment) return '';
  return `${withoutRules(comment).replace(/(?:\s*\n \*)*\s*\n \* @example[\s\S]*/, '\n */')}\n`;
}

/**
 * Types of our own that declarations name, and that these name, in the order in which they come.
 * @param {any} checker
 * @param {any[]} declarations
 */
function usedTypes(checker, declarations) {
  /** @type {Map<any, { name: string, text: string }>} */
  const found = new Map();
  const own = new Set(declarations.map(statementOf));
  /** @param {any} node */
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      for (const declared of (symbol && resolved(checker, symbol).declarations) ?? []) {
        const statement = statementOf(declared);
        if (
          !statement.parent ||
          !ts.isSourceFile(statement.parent) ||
          own.has(statement) ||
          found.has(statement)
        )
          continue;
        if (!isOwn(statement.getSourceFile().fileName)) continue;
        found.set(statement, { name: node.text, text: commentOf(statement) + bare(statement.getText()) });
        visit(statement);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of declarations) visit(statementOf(declaration));
  return [...found.values()];
}
