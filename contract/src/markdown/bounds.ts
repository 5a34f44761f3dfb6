import { type MarkedOptions, marked, Tokenizer } from 'marked';

/** Quotes, lists and emphasis inside one another. Deeper, the parser runs out of stack and a page out of room. */
const DEEPEST = 100;
/** Characters that the parser may look at in all, beside those that a longer text may have. */
const WORK = 8_000_000;
const WORK_PER_CHARACTER = 30;
/** What an inner block costs more than a look at a character. */
const BLOCK_COST = 3;

/** Markdown that would keep the parser, and so the page, for seconds, or that is nested deeper than it can go. */
class TooComplexError extends Error {}

/**
 * Counts the work while it parses. Some texts take the square of their length, such as ten thousand asterisks without a
 * pair: counted, they end at the same place on every machine.
 */
class BoundedTokenizer extends Tokenizer {
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

  // The first that each inline token is tried as: here the rest of its paragraph is looked through.
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

  override emStrong(...text: Parameters<Tokenizer['emStrong']>) {
    return this.within(() => super.emStrong(...text));
  }

  override del(...text: Parameters<Tokenizer['del']>) {
    return this.within(() => super.del(...text));
  }

  override link(src: string) {
    return this.within(() => super.link(src));
  }
}

/** Options of the parser for one text: it throws where the text is too complex. */
export const bounded = (markdown: string): Pick<MarkedOptions, 'tokenizer'> => ({
  tokenizer: new BoundedTokenizer(markdown),
});

/** Whether a parser gave up on the text, and not because of an error of its own. */
export const isTooComplex = (error: unknown): boolean =>
  error instanceof TooComplexError || error instanceof RangeError;

/** Twenty marks of quotes and lists on one line, or an indentation that only deep lists have. */
const DEEP = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){20}|^[ \t]{40}/m;
/** Without a longer paragraph no text of a usual length takes much work. */
const SHORT = 1_000;
const isHarmless = (markdown: string) =>
  !DEEP.test(markdown) && markdown.split(/\n[ \t]*\r?\n/).every(({ length }) => length < SHORT);

/** Whether a note can be shown as Markdown; else it is shown as plain text. */
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
