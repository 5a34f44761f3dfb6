/** What of Excalidraw's module of fonts is replaced; each has to be there, or an upgrade would bring it back unseen. */
const REPLACED = [
  // A content delivery network, as the place of fonts: they are files of this remote (`fonts/`).
  [/`https:\/\/esm\.sh\/\$\{[^;]*?\/dist\/prod\/`/, 'new URL(__webpack_public_path__,location.href).href'],
  // Workers cut fonts down by WebAssembly, which the page's policy forbids; a picture contains the whole file.
  [/typeof Worker<"u"/, '!1'],
];

/** The handwriting for Chinese, 13 MB in 209 files: such letters are in a font of the system. */
const LARGE = /(\w+)="\.\/fonts\/Xiaolai\//g;
const FACE = /\{uri:(\w+),descriptors:\{unicodeRange:"[^"]*"\}\},?/g;

/** @param {string} source */
module.exports = function ownFonts(source) {
  if (!source.includes('./fonts/')) return source;
  const large = new Set([...source.matchAll(LARGE)].map(([, name]) => name));
  if (large.size === 0) throw new Error('Excalidraw names its fonts in another way');
  let changed = source.replace(FACE, (face, name) => (large.has(name) ? '' : face));
  for (const [pattern, replacement] of REPLACED) {
    if (!pattern.test(changed)) throw new Error(`Excalidraw has no ${pattern} any more`);
    changed = changed.replace(pattern, replacement);
  }
  return changed;
};
