const FACE = /@font-face\s*\{[^}]*\}/g;
const FONT = /var\(--ui-font\)/g;

/**
 * Gives Excalidraw's buttons the font of the page instead of a fourth one.
 * @param {string} css
 */
module.exports = function pageFont(css) {
  if (!FONT.test(css)) throw new Error('Excalidraw names the font of its buttons in another way');
  return css.replace(FACE, '').replace(FONT, 'inherit');
};
