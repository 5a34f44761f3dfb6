import { normalizeSearchText } from '@my-note/contract/search-text';

const MAX_TERMS = 8;

const partsOf = (query: string) =>
  Array.from(query.matchAll(/"([^"]*)"|([^"]+)/g), ([, quoted, loose = '']) =>
    quoted === undefined ? loose.split(/\s+/) : [quoted],
  ).flat();

/** The terms of a search: folded words that all must occur; quotes, and the parts of `a_b`, as a phrase. */
export function readTerms(query: string): string[] {
  const terms = partsOf(query).map((part) => normalizeSearchText(part).trim());
  return [...new Set(terms.filter(Boolean))].slice(0, MAX_TERMS);
}

const SIGN = /[^\p{L}\p{N}\p{M}\s]/u;

/** Parts with a sign that folding removes, as in `.NET`, in lower case: texts with them rank first. */
export function readLiterals(query: string): string[] {
  const literals = partsOf(query).filter(
    (part) => SIGN.test(part) && normalizeSearchText(part).includes(' '),
  );
  return [...new Set(literals.map((part) => part.toLowerCase()))].slice(0, MAX_TERMS);
}

const SIZE = 3;
const SURROGATE = /[\ud800-\udfff]/;

/**
 * Every run of three characters inside a word, and the shorter runs at its end. Any part of a word
 * is one of them, a combination, or the beginning of one; in scripts without spaces too.
 */
function runs(folded: string): Set<string> {
  const found = new Set<string>();
  for (const word of new Set(folded.split(' '))) {
    if (!SURROGATE.test(word)) {
      for (let at = 0; at < word.length; at += 1) found.add(word.slice(at, at + SIZE));
      continue;
    }
    const characters = Array.from(word);
    for (let at = 0; at < characters.length; at += 1) found.add(characters.slice(at, at + SIZE).join(''));
  }
  return found;
}

// The end of the owner's id separates the entries of users (if two ids end alike, it is only slower);
// the sign distinguishes title and text.
const OWNER_DIGITS = 4;
const inText = (ownerId: string, run: string) => `${ownerId.slice(-OWNER_DIGITS)}:${run}`;
const inTitle = (ownerId: string, run: string) => `${ownerId.slice(-OWNER_DIGITS)}^${run}`;

/** The index entry of an item. */
export const lexemes = (ownerId: string, title: string, text: string) => [
  ...Array.from(runs(title), (run) => inTitle(ownerId, run)),
  ...Array.from(runs(`${title} ${text}`), (run) => inText(ownerId, run)),
];

/** Index queries that match every item with all terms in its title, or anywhere. */
export function indexQueries(ownerId: string, terms: string[]) {
  const words = terms.flatMap((term) => term.split(' '));
  const query = (name: typeof inText) =>
    words.flatMap((word) => wordQuery(word).map(([run, end]) => quote(name(ownerId, run)) + end)).join(' & ');
  return { title: query(inTitle), text: query(inText) };
}

function wordQuery(word: string): [run: string, end: string][] {
  const characters = Array.from(word);
  if (characters.length < SIZE) return [[word, ':*']];
  return characters.slice(SIZE - 1).map((_, at) => [characters.slice(at, at + SIZE).join(''), '']);
}

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
