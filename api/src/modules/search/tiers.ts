import { fold } from './fold.ts';

/** How well one term fits, best first: a title counts more than a text, a word more than a part of one. */
export const TIERS = {
  title: 100,
  titleStart: 80,
  titleWordStart: 60,
  titlePart: 50,
  word: 20,
  wordStart: 15,
  part: 10,
} as const;

/** Rank of an item that is not indexed yet, or undefined when a term is missing. The index's query ranks alike. */
export function rankText(title: string, content: string, terms: string[]) {
  const [name, body] = [fold(` ${title} `), fold(` ${content} `)];
  const tiers = terms.map((term) => tierOf(name, body, term));
  return tiers.includes(0)
    ? undefined
    : Math.trunc(tiers.reduce((sum, tier) => sum + tier, 0) / terms.length);
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
