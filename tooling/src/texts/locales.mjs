// Dates, numbers, and orders of another language than that of the page.
import { finding, isTextFile, nodesOf, ts } from './parse.mjs';

/** Beside these, `Intl` has what is the same in all languages, such as a Segmenter of characters. */
const FORMATS =
  /^Intl\.(Collator|DateTimeFormat|DisplayNames|ListFormat|NumberFormat|PluralRules|RelativeTimeFormat)$/;
/** An English text has English plurals and lists. */
const OF_THE_TEXT = /^Intl\.(ListFormat|PluralRules)$/;
const METHODS = /^(localeCompare|toLocale(Date|Time)?String)$/;

/** @param {import('./parse.mjs').Node} locale */
const isFixed = (locale) => !locale || ts.isStringLiteral(locale) || locale.getText() === 'undefined';

/**
 * @param {import('./parse.mjs').Node} node
 * @param {boolean} isOfTexts
 */
function isOtherLocale(node, isOfTexts) {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  if (METHODS.test(node.expression.name?.getText() ?? '')) return true;
  if (!FORMATS.test(called) || (isOfTexts && OF_THE_TEXT.test(called))) return false;
  // Only the time zone is asked for.
  return (
    isFixed(node.arguments?.[0]) &&
    !/^\.resolvedOptions/.test(node.parent.getText().slice(node.getText().length))
  );
}

/**
 * @param {import('./parse.mjs').Source} source
 * @returns {import('./parse.mjs').Finding[]}
 */
export const otherLocales = (source) =>
  [...nodesOf(source.tree)]
    .filter((node) => isOtherLocale(node, isTextFile(source.file)))
    .map((node) => finding(source, node));
