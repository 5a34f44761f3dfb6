import katex from 'katex';
import { purifier } from '../render/purifier.ts';
import { markdownTexts } from '../texts.ts';
import { writeAlphabets } from './letters.ts';

/** Longer sources are not drawn, in UTF-16 units. */
const LONGEST = 5_000;
/** Macros that a source may expand, and the largest size that it may ask for, in em. */
const [MOST_MACROS, LARGEST] = [200, 30];
/** The source inside the formula, which would be part of the note's text. */
const SOURCE = /<annotation[^>]*>[^<]*<\/annotation>/g;

const reasonOf = (error: unknown) =>
  error instanceof katex.ParseError ? error.rawMessage : markdownTexts.formulaNotRead;

/**
 * TeX as MathML, sanitised.
 * @param display whether it stands on a line of its own, in the larger form
 * @returns the formula, or in words why there is none
 */
export function drawFormula(tex: string, display: boolean): DocumentFragment | string {
  if (tex.length > LONGEST) return markdownTexts.formulaTooLong;
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: display,
      trust: false,
      strict: 'ignore',
      maxExpand: MOST_MACROS,
      maxSize: LARGEST,
    });
    const formula = purifier.sanitize(html.replace(SOURCE, ''), {
      USE_PROFILES: { mathMl: true },
      FORBID_ATTR: ['style', 'class', 'href', 'xlink:href', 'id'],
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    });
    writeAlphabets(formula);
    return formula;
  } catch (error) {
    return reasonOf(error);
  }
}
