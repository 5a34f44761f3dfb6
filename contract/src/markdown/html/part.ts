import type { Token } from 'marked';
import { isTooComplex } from '../bounds.ts';
import { isFootnote } from './footnotes.ts';
import { parse } from './parse.ts';

const isDefinition = (token: Token) => token.type === 'def' || isFootnote(token);

/** Footnotes that nothing refers to are drawn as well. */
const isWanted = (token: Token, part: string) =>
  isFootnote(token) ? part.toLowerCase().includes(`[^${token.name}]`) : token.type === 'def';

const holds = (token: Token, wanted: Token): boolean =>
  token === wanted ||
  ('items' in token && Array.isArray(token.items) && token.items.some((item) => holds(item, wanted))) ||
  ('tokens' in token && Array.isArray(token.tokens) && token.tokens.some((inner) => holds(inner, wanted)));

/**
 * The part of a note below a heading, with that heading, up to the next one of its level; what is defined elsewhere for
 * its links and footnotes is put behind. Undefined when no heading has the anchor.
 */
export function partOf(markdown: string, anchor: string): string | undefined {
  try {
    const { tokens, headings } = parse(markdown);
    const heading = headings.find(({ id }) => id === anchor)?.token;
    const start = heading ? tokens.findIndex((token) => holds(token, heading)) : -1;
    if (!heading || start < 0) return undefined;
    const after = tokens.findIndex(
      (token, n) => n > start && token.type === 'heading' && token.depth <= heading.depth,
    );
    // In a quote or a list, its block is the part.
    const end = tokens[start] === heading ? after : start + 1;
    const isIn = (n: number) => n >= start && (end < 0 || n < end);
    const part = tokens
      .filter((token, n) => isIn(n) && !isDefinition(token))
      .map(({ raw }) => raw)
      .join('');
    const definitions = tokens.filter((token) => isWanted(token, part)).map(({ raw }) => raw);
    return [part, ...definitions].map((text) => text.trimEnd()).join('\n\n');
  } catch (error) {
    if (isTooComplex(error)) return undefined;
    throw error;
  }
}
