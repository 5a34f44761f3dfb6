/** How many drawings are remembered. */
const MOST = 200;
const heights = new Map<string, number>();

const keyOf = (language: string, source: string) => `${language}\n${source.trim()}`;

/** Height of the same drawing when it was last seen, so that the text around it stays where it is; in pixels. */
export const drawnHeight = (language: string, source: string): number | undefined =>
  heights.get(keyOf(language, source));

export function keepHeight(language: string, source: string, height: number): void {
  const key = keyOf(language, source);
  heights.delete(key);
  if (height > 0) heights.set(key, height);
  const [oldest] = heights.keys();
  if (heights.size > MOST && oldest !== undefined) heights.delete(oldest);
}
