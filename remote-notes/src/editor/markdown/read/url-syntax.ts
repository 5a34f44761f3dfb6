import { bareUrlEnd } from '@my-note/kit/markdown';
import type { Code, Construct, Context, State, Token } from './micromark.ts';

// Line ends are negative.
const endsRun = (code: Code) => code === null || code < 0 || /[\s<]/.test(String.fromCharCode(code));

const STARTS = ['https://', 'http://', 'www.'];
const LONGEST_START = 8;
const begins = (text: string) =>
  STARTS.some((start) => start.startsWith(text.slice(0, start.length).toLowerCase()));

/** Longer than any part of a domain. */
const DOMAIN = 128;
const isPowerOfTwo = (length: number) => (length & (length - 1)) === 0;
/** Whether a URL is over, asked for now and then: text without spaces can be long. A letter would still belong to it. */
const isOver = (text: string) =>
  text.length >= DOMAIN && isPowerOfTwo(text.length) && bareUrlEnd(`${text}x`) <= text.length;

/** Looks ahead to the next space, and hands on the text until there. */
const lookAhead = (found: (text: string) => void): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let text = '';
    const inside: State = (code) => {
      if (endsRun(code) || isOver(text)) {
        effects.exit('data');
        found(text);
        return ok(code);
      }
      text += String.fromCharCode(code ?? 0);
      if (text.length <= LONGEST_START && !begins(text)) return nok(code);
      effects.consume(code);
      return inside;
    };
    return (code) => {
      effects.enter('data');
      return inside(code);
    };
  },
});

/** Tokens without an open bracket before them, so that a long text is not searched again for each URL. */
const searched = new WeakSet<Token>();

/** In brackets that may become a link, the text is not looked at yet. */
function isInLabel({ events }: Context): boolean {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const token = events[at]?.[1];
    if (!token) break;
    if ((token.type === 'labelLink' || token.type === 'labelImage') && !token._balanced) return true;
    if (searched.has(token)) break;
  }
  const last = events.at(-1)?.[1];
  if (last) searched.add(last);
  return false;
}

const mayFollow = (pattern: RegExp) => (code: Code) =>
  code === null || code < 0 || pattern.test(String.fromCharCode(code));

/** A URL behind letters that the pattern allows. */
const bareUrl = (before: RegExp): Construct => ({
  name: 'bareUrl',
  previous: mayFollow(before),
  tokenize(effects, ok, nok) {
    let left = 0;
    let kind = '';
    const inside: State = (code) => {
      if (left === 0) {
        effects.exit(kind);
        effects.exit('literalAutolink');
        return ok(code);
      }
      left -= 1;
      effects.consume(code);
      return inside;
    };
    const begin: State = (code) => {
      if (left === 0 || isInLabel(this)) return nok(code);
      kind = code === 87 || code === 119 ? 'literalAutolinkWww' : 'literalAutolinkHttp';
      effects.enter('literalAutolink');
      effects.enter(kind);
      return inside(code);
    };
    const measured = lookAhead((text) => {
      left = bareUrlEnd(text);
    });
    // The parser asks for the letter before only to stop at this one.
    return mayFollow(before)(this.previous) ? effects.check(measured, begin, nok) : nok;
  },
});

const [web, www] = [bareUrl(/[^a-z\d]/i), bareUrl(/[\s*_~(]/)];

/** Bare URLs that end where they do in reading, instead of those of the parser. */
export const urlSyntax = {
  text: Object.fromEntries([
    ...['h', 'H'].map((letter) => [letter.charCodeAt(0), web]),
    ...['w', 'W'].map((letter) => [letter.charCodeAt(0), www]),
  ]),
  disable: { null: ['protocolAutolink', 'wwwAutolink'] },
};
