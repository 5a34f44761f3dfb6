/**
 * What the journal keeps in a file; undefined when it is damaged.
 * @param {Buffer} content
 */
export function parseKept(content) {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
