import parse from 'css-tree/parser';
import { tokenize, tokenTypes } from 'css-tree/tokenizer';
import { settingsTexts as texts } from '../texts.ts';

export interface CssProblem {
  line: number;
  message: string;
}

const CLOSES: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/** `/*` and its end. */
const SHORTEST_COMMENT = 4;

const lineAt = (css: string, at: number): number => css.slice(0, at).split('\n').length;

/** What a browser would repair in silence, such as a bracket that is never closed: rules below it would be lost. */
function checkTokens(css: string): CssProblem[] {
  const problems: CssProblem[] = [];
  const open: { bracket: string; at: number }[] = [];
  const add = (at: number, message: string) => problems.push({ line: lineAt(css, at), message });
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    const last = text.at(-1) ?? '';
    if (type === tokenTypes.BadString || type === tokenTypes.BadUrl) add(start, texts.cssString);
    else if (type === tokenTypes.Comment && (text.length < SHORTEST_COMMENT || !text.endsWith('*/')))
      add(start, texts.cssComment);
    else if (type === tokenTypes.AtKeyword && text.toLowerCase() === '@import') add(start, texts.cssImport);
    else if (/^(?:[{[(]|[\w-]+\()$/.test(text)) open.push({ bracket: last, at: start });
    else if (/^[}\])]$/.test(text)) {
      if (CLOSES[open.at(-1)?.bracket ?? ''] === text) open.pop();
      else add(start, texts.cssUnopened(text));
    }
  });
  for (const { bracket, at } of open) add(at, texts.cssUnclosed(bracket));
  return problems;
}

/** What is wrong in a style sheet, by line; empty when it can be used. */
export function checkCss(css: string): CssProblem[] {
  const unbalanced = checkTokens(css);
  // What the parser says of brackets would only say the same again, in other words.
  if (unbalanced.length > 0) return unbalanced;
  const problems: CssProblem[] = [];
  parse(css, {
    positions: true,
    onParseError: ({ line, message }) => {
      if (problems.at(-1)?.line !== line) problems.push({ line, message });
    },
  });
  return problems;
}
