import { normalizeSearchText } from '@my-note/contract/search-text';

/** How well a term matches, best first: a title ranks over a text, a word over a part of one. */
export const TIERS = {
  title: 100,
  titleStart: 80,
  titleWordStart: 60,
  titlePart: 50,
  word: 20,
  wordStart: 15,
  part: 10,
} as const;

/** Bonus for a text that contains each sign of the search: less than the distance between two tiers. */
export const LITERAL = 4;
/** Only the beginning of a text is searched for signs. */
export const LITERAL_CHARACTERS = 20_000;

/** Rank of an item that is not indexed yet, or undefined when a term is missing. The index ranks alike. */
export function rankText(title: string, content: string, terms: string[], literals: string[] = []) {
  const [name, body] = [normalizeSearchText(` ${title} `), normalizeSearchText(` ${content} `)];
  const tiers = terms.map((term) => tierOf(name, body, term));
  return tiers.includes(0)
    ? undefined
    : Math.trunc(tiers.reduce((sum, tier) => sum + tier, 0) / terms.length) +
        (holdsAll(title, content, literals) ? LITERAL : 0);
}

/** Whether an item that is not indexed yet has none of some terms. */
export function hasNone(title: string, content: string, excluded: string[]): boolean {
  const text = [title, content].map((part) => normalizeSearchText(` ${part} `));
  return !excluded.some((term) => text.some((part) => part.includes(term)));
}

function holdsAll(title: string, content: string, literals: string[]) {
  const text = `${title} ${content.slice(0, LITERAL_CHARACTERS)}`.toLowerCase();
  return literals.length > 0 && literals.every((literal) => text.includes(literal));
}

function tierOf(title: string, body: string, term: string): number {
  if (title === ` ${term} `) return TIERS.title;
  if (title.startsWith(` ${term}`)) return TIERS.titleStart;
  if (title.includes(` ${term}`)) return TIERS.titleWordStart;
  if (title.includes(term)) return TIERS.titlePart;
  if (body.includes(` ${term} `)) return TIERS.word;
  if (body.includes(` ${term}`)) return TIERS.wordStart;
  return body.includes(term) ? TIERS.part : 0;
}
