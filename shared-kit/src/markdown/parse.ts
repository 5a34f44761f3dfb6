import { Marked, type Tokens } from 'marked';
import { anchorMaker } from './anchors.ts';

/** What the parser marks for the parts that make a page of it; HTML in the note cannot set them. */
export const MARKS = {
  task: 'data-task',
  code: 'data-code',
  note: 'data-note',
  heading: 'data-heading',
} as const;

// Whoever writes a note does not know it: until the HTML is sanitised, it tells our marks from theirs.
const SEAL = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
const sealed = (mark: string) => `${mark}-${SEAL}`;

/** The marks as they stand in parsed HTML. */
export const SEALED = {
  task: sealed(MARKS.task),
  code: sealed(MARKS.code),
  note: sealed(MARKS.note),
  heading: sealed(MARKS.heading),
};

/** Gives what is sanitised its marks, for all that draws and reads it. */
export function unseal(root: ParentNode): void {
  for (const mark of Object.values(MARKS)) {
    for (const element of root.querySelectorAll(`[${sealed(mark)}]`)) {
      element.setAttribute(mark, element.getAttribute(sealed(mark)) ?? '');
      element.removeAttribute(sealed(mark));
    }
  }
}

const NOTE_ADDRESS = /^note:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(#\S+)?$/i;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Markdown (GitHub flavour) as HTML that nobody has looked through yet. */
export function parseMarkdown(markdown: string): string {
  const anchor = anchorMaker();
  let tasks = 0;
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        return `<h${depth} id="${escapeHtml(anchor(text))}">${html}</h${depth}>`;
      },
      checkbox({ checked }: Tokens.Checkbox) {
        const task = `${SEALED.task}="${tasks}"`;
        tasks += 1;
        return `<input type="checkbox" ${task}${checked ? ' checked=""' : ''}> `;
      },
      code({ text, lang = '' }: Tokens.Code) {
        const language = lang.match(/^\S*/)?.[0] ?? '';
        return `<pre ${SEALED.code}="${escapeHtml(language)}"><code>${escapeHtml(text.replace(/\n?$/, '\n'))}</code></pre>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const [, id, heading] = NOTE_ADDRESS.exec(href) ?? [];
        if (id === undefined) return false;
        const inside = heading === undefined ? '' : ` ${SEALED.heading}="${escapeHtml(heading)}"`;
        return `<a ${SEALED.note}="${id.toLowerCase()}"${inside}>${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
