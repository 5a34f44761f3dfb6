/** A text and the mark of its encoding before it, which no parser counts, so that its places would be off by it. */
export function splitMark(content: string): { mark: string; text: string } {
  const mark = /^\uFEFF*/.exec(content)?.[0] ?? '';
  return { mark, text: content.slice(mark.length) };
}
