import type { Token, Tokens } from 'marked';

const MARK = /^\[!([\p{L}\p{N}_-]+)\][+-]?[ \t]*/u;

export interface Callout {
  /** In lower case, as `note` or `warning`. */
  kind: string;
  /** Words beside the mark, or else the kind. */
  title: Token[];
  body: Token[];
}

const wordsOf = (text: string): Tokens.Text => ({ type: 'text', raw: text, text });
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The first line of a paragraph, and the rest. */
function firstLine(tokens: readonly Token[]): [Token[], Token[]] {
  const at = tokens.findIndex(
    (token) => token.type === 'br' || (token.type === 'text' && token.raw.includes('\n')),
  );
  const token = tokens[at];
  if (!token) return [[...tokens], []];
  if (token.type === 'br') return [tokens.slice(0, at), tokens.slice(at + 1)];
  const end = token.raw.indexOf('\n');
  return [
    [...tokens.slice(0, at), wordsOf(token.raw.slice(0, end))],
    [wordsOf(token.raw.slice(end + 1)), ...tokens.slice(at + 1)],
  ];
}

/** A quote that begins with `[!kind]`, as Obsidian and GitHub write callouts. */
export function readCallout({ tokens }: Tokens.Blockquote): Callout | undefined {
  const [first, ...rest] = tokens;
  if (first?.type !== 'paragraph') return undefined;
  const [, kind] = MARK.exec(first.raw) ?? [];
  const [begin, ...inline] = first.tokens ?? [];
  if (kind === undefined || begin?.type !== 'text') return undefined;
  const [line, below] = firstLine([wordsOf(begin.raw.replace(MARK, '')), ...inline]);
  const title = line.some(({ raw }) => raw.trim() !== '') ? line : [wordsOf(capital(kind))];
  const paragraph: Token = { ...first, tokens: below };
  return { kind: kind.toLowerCase(), title, body: below.length > 0 ? [paragraph, ...rest] : rest };
}
