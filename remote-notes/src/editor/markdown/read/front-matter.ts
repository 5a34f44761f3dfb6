import { splitFrontMatter } from '@my-note/kit/markdown';
import { createStore } from '@my-note/kit/state';

const BLANK = /^(?:[ \t]*\r?\n)*/;

/**
 * Splits off what the editor must not parse: a byte order mark, by which all positions would be off, and front matter,
 * which Markdown would read as a rule and a heading.
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

/** The text after its prefix; front matter without a line end gets one. */
export const joinPrefix = (mark: string, text: string): string =>
  text !== '' && /[-.]$/.test(mark) ? `${mark}\n${text}` : mark + text;

/** The place of the front matter above the text: it shows its source until there are fields to change it. */
export function createFrontMatter(root: HTMLElement) {
  const box = document.createElement('div');
  const source = box.appendChild(document.createElement('pre'));
  const store = createStore(() => ({ mark: '' }));
  box.dataset.frontMatter = '';
  return {
    box,
    store,
    show(mark: string): void {
      const text = mark.replace(/^\uFEFF/, '').trim();
      source.textContent = text;
      if (text === '') box.remove();
      // Inserted again, it would take the focus from its fields.
      else if (root.firstChild !== box) root.prepend(box);
      store.setState({ mark });
    },
  };
}
