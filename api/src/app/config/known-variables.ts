import leven from 'leven';

/** Short names are similar to many others, like HOST to HOME. */
const SHORTEST = 6;
const MOST_EDITS = 2;

/** A variable with a misspelled name of ours, and that name: SING_UP=closed would leave sign-up open. */
export function findMisspelt(names: string[], known: string[]) {
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find((other) => other.length >= SHORTEST && leven(name, other) <= MOST_EDITS);
    if (meant) return { name, meant };
  }
  return undefined;
}
