import { normalizeSearchText, normalizeWithOrigins } from '@my-note/contract/search-text';

const MAX_TERMS = 8;

/** The search terms as the service reads them: normalized words; a quoted phrase is one term. */
export function readTerms(words: string): string[] {
  const parts = Array.from(words.matchAll(/"([^"]*)"|([^"]+)/g), ([, quoted, loose = '']) =>
    (quoted === undefined ? loose.split(/\s+/) : [quoted]).map((part) => normalizeSearchText(part).trim()),
  );
  return [...new Set(parts.flat().filter(Boolean))].slice(0, MAX_TERMS);
}

export interface Match {
  start: number;
  end: number;
}

/** Where the terms stand in a text, in order, at most `limit`; matches that touch are one. */
export function findMatches(text: string, terms: readonly string[], limit: number): Match[] {
  const { folded, origins } = normalizeWithOrigins(text);
  const found = terms.flatMap((term) => {
    const matches: Match[] = [];
    let at = folded.indexOf(term);
    while (at >= 0 && matches.length < limit) {
      matches.push({ start: origins[at] ?? 0, end: origins[at + term.length] ?? text.length });
      at = folded.indexOf(term, at + term.length);
    }
    return matches;
  });
  const joined: Match[] = [];
  for (const match of found.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && match.start <= last.end) last.end = Math.max(last.end, match.end);
    else if (match.end > match.start) joined.push(match);
  }
  return joined.slice(0, limit);
}
