import { formulaAt, formulaBlockAt } from '@my-note/kit/markdown';

/** The formula that a piece of source is, and nothing else; undefined for HTML. */
export function formulaOf(source: string) {
  const text = source.replaceAll('\r\n', '\n');
  const inline = formulaAt(text);
  return inline?.raw === text ? inline : formulaBlockAt(text);
}
