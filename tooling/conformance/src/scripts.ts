import { parse, type Token } from 'acorn';

/** A token of a script, with the code that follows it. */
interface Word {
  text: string;
  /** Content of a string or of a part of a template. */
  literal?: string;
  /** The code before it. */
  before: string;
  next: string;
}

const AROUND = 40;

/** The words of a script. Comments are none, and what is inside of a string is a literal. */
export function wordsOf(code: string): Word[] {
  const words: Word[] = [];
  const onToken = (token: Token) => {
    const { type, start, end } = token;
    const isLiteral = type.label === 'string' || type.label === 'template';
    words.push({
      text: code.slice(start, end),
      ...(isLiteral ? { literal: String(Object(token).value ?? '') } : {}),
      before: code.slice(Math.max(0, start - AROUND), start),
      next: code.slice(end, end + AROUND),
    });
  };
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  return words;
}
