import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*/;
const REFERENCE = /^\[\^([^\]\s]+)\]/;
const INDENT = /^(?: {4}|\t)/;
/** A line that begins a block of its own, also right behind a paragraph. */
const NEW_BLOCK = /^ {0,3}(?:\[\^[^\]\s]+\]:|#{1,6}\s|>|```|~~~|[-*+]\s|\d+[.)]\s|(?:[-*_][ \t]*){3,}$)/;

const nameOf = (label: string) => label.toLowerCase();

/** The lines that belong to a footnote: those that are indented, and the rest of its first paragraph. */
function linesOf(src: string): string[] {
  const lines: string[] = [];
  let blank = false;
  for (let from = 0; from < src.length; ) {
    const end = src.indexOf('\n', from) + 1 || src.length;
    const line = src.slice(from, end);
    const isBlank = line.trim() === '';
    if (from > 0 && !isBlank && !INDENT.test(line) && (blank || NEW_BLOCK.test(line))) break;
    lines.push(line);
    blank = isBlank;
    from = end;
  }
  while (lines.length > 1 && lines.at(-1)?.trim() === '') lines.pop();
  return lines;
}

/** Names of the footnotes that a parser has met; it reads all blocks before the words in them. */
const defined = new WeakMap<object, Set<string>>();

// A definition inside another one is its text.
const inside = new WeakSet<object>();

const definition: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  // Looked for in the paragraph alone: the rest of a long note would be looked through for each of its paragraphs.
  start(src) {
    const end = src.indexOf('\n\n');
    const at = (end < 0 ? src : src.slice(0, end)).search(/\n {0,3}\[\^[^\]\s]+\]:/);
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const found = DEFINITION.exec(src);
    if (!found || inside.has(this.lexer)) return undefined;
    const lines = linesOf(src);
    const raw = lines.join('');
    const text = raw
      .slice(found[0].length)
      .split('\n')
      .map((line, at) => (at === 0 ? line : line.replace(INDENT, '')))
      .join('\n');
    const name = nameOf(found[1] ?? '');
    defined.set(this.lexer, (defined.get(this.lexer) ?? new Set()).add(name));
    inside.add(this.lexer);
    const tokens = this.lexer.blockTokens(text, []);
    inside.delete(this.lexer);
    return { type: 'footnote', raw, name, tokens };
  },
};

const reference: TokenizerAndRendererExtension = {
  name: 'footnoteReference',
  level: 'inline',
  start: (src) => {
    const at = src.indexOf('[^');
    return at < 0 ? undefined : at;
  },
  tokenizer(src) {
    const [raw = '', label] = REFERENCE.exec(src) ?? [];
    const name = label === undefined ? '' : nameOf(label);
    return defined.get(this.lexer)?.has(name) ? { type: 'footnoteReference', raw, name } : undefined;
  },
};

/** Footnotes as GitHub reads them: `[^name]` in the text, and `[^name]: words` anywhere. */
export const footnotes = [definition, reference];

export interface Footnote extends Tokens.Generic {
  name: string;
  tokens: Token[];
}
export const isFootnote = (token: Token): token is Footnote => token.type === 'footnote';
