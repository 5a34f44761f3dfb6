const { readFileSync } = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

/** The weights that the product uses; the files of the fonts go from 200 to 900. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * Leaves the weights out of a variable font that nothing uses, which take a third of a file that each first load needs.
 * Its characters stay.
 * @this {import('webpack').LoaderContext<{}>}
 * @param {Buffer} font
 */
function narrowFont(font) {
  const done = this.async();
  const options = { targetFormat: /** @type {const} */ ('woff2'), variationAxes: { wght: WEIGHTS } };
  subsetFont(font, charactersOf(this.resourcePath), options).then((file) => done(null, file), done);
}
module.exports = Object.assign(narrowFont, { raw: true });

/**
 * The characters of a file of the Latin set, as its package lists them.
 * @param {string} file
 */
function charactersOf(file) {
  const { latin } = JSON.parse(readFileSync(path.join(path.dirname(file), '../unicode.json'), 'utf8'));
  const ranges = String(latin).matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  return [...ranges]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}
