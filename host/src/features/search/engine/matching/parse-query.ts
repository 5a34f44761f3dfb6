type TokenKind =
  | 'exact'
  | 'include'
  | 'prefix'
  | 'not-prefix'
  | 'not-suffix'
  | 'suffix'
  | 'not-include'
  | 'fuzzy';

export interface Token {
  kind: TokenKind;
  text: string;
}

/** Words that all have to match; a query matches when any of its groups does. */
export type Group = readonly Token[];

// In Fuse's order: the first pattern that matches decides.
const OPERATORS: readonly (readonly [TokenKind, quoted: RegExp, bare: RegExp])[] = [
  ['exact', /^="(.*)"$/, /^=(.*)$/],
  ['include', /^'"(.*)"$/, /^'(.*)$/],
  ['prefix', /^\^"(.*)"$/, /^\^(.*)$/],
  ['not-prefix', /^!\^"(.*)"$/, /^!\^(.*)$/],
  ['not-suffix', /^!"(.*)"\$$/, /^!(.*)\$$/],
  ['suffix', /^"(.*)"\$$/, /^(.*)\$$/],
  ['not-include', /^!"(.*)"$/, /^!(.*)$/],
  ['fuzzy', /^"(.*)"$/, /^(.*)$/],
];

const ESCAPED_BAR = '\0';
/** A word up to the next space; a quote opened in it ends before a space, or before `$` and a space. */
const WORD = /[^ "]*"(?:[^"]|"(?!\$?(?: |$)))*(?:"\$?|$)|[^ ]+/g;

/** `'note'`, as the hint writes it, means `'note`: a quote at the end of a word belongs to the one at its start. */
export const withoutClosingQuotes = (query: string): string =>
  query.replace(/(^|[\s|])'([^'"\s|]+)'(?=$|[\s|])/g, "$1'$2");

function readWord(word: string): Token[] {
  for (const form of [1, 2] as const) {
    for (const operator of OPERATORS) {
      const text = word.match(operator[form])?.[1];
      if (text) return [{ kind: operator[0], text }];
    }
  }
  return [];
}

/** Reads a query as Fuse's extended search does (docs/specification/product.md#search-matching). */
export const parseQuery = (query: string): Group[] =>
  query
    .toLowerCase()
    .replaceAll('\\|', ESCAPED_BAR)
    .split('|')
    .map((group) => (group.replaceAll(ESCAPED_BAR, '|').trim().match(WORD) ?? []).flatMap(readWord));

/** Whether the query contains more than plain words. */
export const usesOperators = (groups: readonly Group[]): boolean =>
  groups.length > 1 || groups.some((group) => group.some(({ kind }) => kind !== 'fuzzy'));

/** The words of a group without excluded ones. */
export const wantedWords = (group: Group): string =>
  group
    .filter(({ kind }) => !kind.startsWith('not-'))
    .map(({ text }) => text)
    .join(' ');
