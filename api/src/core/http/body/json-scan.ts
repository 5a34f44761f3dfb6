import { coreTexts } from '../../texts.ts';

const QUOTE = 34;
const COMMA = 44;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);
const BACKSLASH = '\\';

/** PGlite hangs on JSON nested some thousand levels deep; no request needs more than a few. */
const MAX_DEPTH = 64;

/** Counts the depth and the number of values of a text without parsing it: these make parsing slow. */
export function findCostlyJson(text: string, maxValues: number): string | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(text, at);
    else if (letter === COMMA) values += 1;
    else if (CLOSING.has(letter)) depth -= 1;
    else if (OPENING.has(letter)) {
      values += 1;
      depth += 1;
    }
    if (depth > MAX_DEPTH) return coreTexts.nestedBody(MAX_DEPTH);
    if (values > maxValues) return coreTexts.largeBody(maxValues);
  }
  return undefined;
}

/** Where the string that opens at `start` closes: at the next quote after an even number of backslashes. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text[before] === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
