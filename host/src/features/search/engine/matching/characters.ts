/** Characters as small numbers, so that a table of them is small; 0 is none. */
const numbers = new Uint16Array(0x10000);
let count = 0;

/** A text as numbers of its characters. */
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

/** For each character known so far the bits of its places in a pattern, by number. */
export function placesOf(pattern: string): Int32Array {
  const found = numbersOf(pattern);
  const places = new Int32Array(count + 1);
  for (const [at, number] of found.entries()) {
    places[number] = (places[number] ?? 0) | (1 << (found.length - at - 1));
  }
  return places;
}
