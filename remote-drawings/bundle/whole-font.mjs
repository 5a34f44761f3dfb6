/** Takes the place of Excalidraw's WebAssembly, which leaves out the letters of a font that a picture does not need. */
export const Commands = {};

/** @param {ArrayBuffer} font */
export const toBase64 = (font) => {
  const bytes = new Uint8Array(font);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(text)}`;
};

/** @param {ArrayBuffer} font */
export const subsetToBase64 = async (font) => toBase64(font);

/** @param {ArrayBuffer} font */
export const subsetToBinary = async (font) => font;
