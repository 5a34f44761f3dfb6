import leven from 'leven';

/**
 * What somebody probably meant: the known word that takes the fewest edits, or undefined where none is similar.
 * @param {string} word
 * @param {string[]} known
 * @returns {string | undefined}
 */
function nearest(word, known) {
  const [best] = known.map((name) => ({ name, edits: leven(word, name) })).sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(2, word.length / 2) ? best.name : undefined;
}

/**
 * A sentence for a word that is not known, which names the nearest one, or all where none is similar.
 * @param {string} what kind of the word, such as `command`
 * @param {string} word
 * @param {string[]} known
 */
export function unknownWord(what, word, known) {
  const meant = nearest(word, known);
  const hint = meant ? `Did you mean ${meant}?` : `There are: ${known.join(', ')}.`;
  return `There is no ${what} "${word}". ${hint}`;
}
