import { splitFrontMatter } from '@my-note/shared-kit/markdown';

const BLANK = /^(?:[ \t]*\r?\n)*/;

/**
 * A text, and what stands before it and is kept as it is: the mark of its encoding, which no parser counts, so that its
 * places would be off by it, and front matter, which would be a rule and a heading.
 */
export function splitPrefix(content: string): { mark: string; text: string } {
  const { yaml, body } = splitFrontMatter(content);
  if (yaml === undefined) {
    const mark = /^\uFEFF*/.exec(content)?.[0] ?? '';
    return { mark, text: content.slice(mark.length) };
  }
  const front = content.length - body.length;
  const mark = content.slice(0, front + (BLANK.exec(body)?.[0].length ?? 0));
  return { mark, text: content.slice(mark.length) };
}

/** What stands before a text, and the text; a last mark without an end of its line gets one. */
export const joinPrefix = (mark: string, text: string): string =>
  text !== '' && /[-.]$/.test(mark) ? `${mark}\n${text}` : mark + text;

/** The front matter above the text: there it is read, and changed in the Markdown. */
export function createFrontMatter(root: HTMLElement, hint: string) {
  const box = document.createElement('pre');
  box.dataset.frontMatter = '';
  box.title = hint;
  return {
    show(mark: string): void {
      const text = mark.replace(/^\uFEFF/, '').trim();
      box.textContent = text;
      if (text === '') box.remove();
      else root.prepend(box);
    },
  };
}
