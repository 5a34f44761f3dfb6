import { Lexer, Marked, type RendererObject, type Token, type TokensList } from 'marked';
import { bounded, isTooComplex } from '../bounds.ts';
import { footnotes } from './footnotes.ts';
import { splitFrontMatter } from './front-matter.ts';
import { highlight } from './highlights.ts';
import { formulas } from './math.ts';

/** The parser of a note: Markdown of GitHub's flavour with footnotes, highlights, and formulas. */
export const noteMarked = (renderer: RendererObject = {}): Marked =>
  new Marked({ gfm: true, renderer, extensions: [...footnotes, ...formulas, highlight] });

const lexer = noteMarked();

/** The blocks of a note without its front matter; none when it is too complex to be parsed. */
export function tokensOf(markdown: string): TokensList | [] {
  const { body } = splitFrontMatter(markdown);
  try {
    return lexer.lexer(body, { ...lexer.defaults, ...bounded(body) });
  } catch (error) {
    if (isTooComplex(error)) return [];
    throw error;
  }
}

/** The same without what is inside paragraphs, which costs a fraction of the time. */
export function blockTokensOf(markdown: string): Token[] {
  const { body } = splitFrontMatter(markdown);
  try {
    const blocks = new Lexer({ ...lexer.defaults, ...bounded(body) });
    return blocks.blockTokens(body.replace(/\r\n|\r/g, '\n'), blocks.tokens);
  } catch (error) {
    if (isTooComplex(error)) return [];
    throw error;
  }
}
