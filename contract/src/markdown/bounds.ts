import { type MarkedOptions, marked } from 'marked';
import { NoteTokenizer } from './note-tokenizer.ts';

/** Nesting of quotes, lists and emphasis. Deeper, the parser's stack overflows and the page has no room. */
const DEEPEST = 100;
/** Characters that the parser may read in total, in addition to those allowed for a longer text. */
const WORK = 8_000_000;
const WORK_PER_CHARACTER = 30;
/** Cost of an inner block, compared with that of reading a character. */
const BLOCK_COST = 3;

/** Markdown that would block the parser, and so the page, for seconds, or that is nested too deeply. */
class TooComplexError extends Error {}

/**
 * Counts the work during parsing. Some texts need the square of their length, such as ten thousand asterisks
 * without a pair: with a count they end at the same place on every machine.
 */
class BoundedTokenizer extends NoteTokenizer {
  private depth = 0;
  private left: number;

  constructor(markdown: string) {
    super();
    this.left = WORK + WORK_PER_CHARACTER * markdown.length;
  }

  private spend(work: number): void {
    this.left -= work;
    if (this.left < 0) throw new TooComplexError('The text takes too long to parse');
  }

  private within<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new TooComplexError('The text is nested too deeply');
    const token = read();
    this.depth -= 1;
    return token;
  }

  // Each inline token is tried as an escape first, so the rest of its paragraph is counted here.
  override escape(src: string) {
    this.spend(src.length);
    return super.escape(src);
  }

  override blockquote(src: string) {
    const token = this.within(() => super.blockquote(src));
    if (token && this.depth > 0) this.spend(BLOCK_COST * token.raw.length);
    return token;
  }

  override list(src: string) {
    const token = this.within(() => super.list(src));
    if (token && this.depth > 0) this.spend(BLOCK_COST * token.raw.length);
    return token;
  }

  override emStrong(...text: Parameters<NoteTokenizer['emStrong']>) {
    return this.within(() => super.emStrong(...text));
  }

  override del(...text: Parameters<NoteTokenizer['del']>) {
    return this.within(() => super.del(...text));
  }

  override link(src: string) {
    return this.within(() => super.link(src));
  }
}

/** Options of the parser for one text: it throws when the text is too complex. */
export const bounded = (markdown: string): Pick<MarkedOptions, 'tokenizer'> => ({
  tokenizer: new BoundedTokenizer(markdown),
});

/** Whether a parser stopped because of the text, and not because of an error of its own. */
export const isTooComplex = (error: unknown): boolean =>
  error instanceof TooComplexError || error instanceof RangeError;

/** Twenty marks of quotes and lists in one line, or an indentation that only deep lists have. */
const DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){20}|^[ \t]{40}/m;
/** Without a longer paragraph no text of usual length needs much work. */
const SHORT = 1_000;
const isHarmless = (markdown: string) =>
  !DEEP.test(markdown) && markdown.split(/\n[ \t]*\r?\n/).every(({ length }) => length < SHORT);

/**
 * Whether a note can be shown as Markdown; otherwise it is shown as plain text.
 *
 * @example
 * const words = canBeParsed(note.content) ? 'Markdown' : 'Plain text';
 */
export function canBeParsed(markdown: string): boolean {
  if (isHarmless(markdown)) return true;
  try {
    marked.lexer(markdown, { gfm: true, ...bounded(markdown) });
    return true;
  } catch (error) {
    if (isTooComplex(error)) return false;
    throw error;
  }
}
