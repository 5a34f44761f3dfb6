/** Characters as small numbers, so that tables by character are small; 0 is no character. */
const numbers = new Uint16Array(0x10000);
let count = 0;

/** The characters of a text as numbers. */
export function numbersOf(text: string): Uint16Array {
  const result = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (numbers[code] === 0) {
      count += 1;
      numbers[code] = count;
    }
    result[at] = numbers[code] ?? 0;
  }
  return result;
}

/** For each known character, by number, the bits of its positions in a pattern. */
export function placesOf(pattern: string): Int32Array {
  const found = numbersOf(pattern);
  const places = new Int32Array(count + 1);
  for (const [at, number] of found.entries()) {
    places[number] = (places[number] ?? 0) | (1 << (found.length - at - 1));
  }
  return places;
}
