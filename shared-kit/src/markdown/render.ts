import DOMPurify from 'dompurify';
import { Marked, type Tokens } from 'marked';
import { kitTexts } from '../texts.ts';

/** A heading's anchor: letters, digits and hyphens of its text; repeated ones are numbered. */
function anchorMaker() {
  const seen = new Map<string, number>();
  return (text: string) => {
    const base =
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    const times = seen.get(base) ?? 0;
    seen.set(base, times + 1);
    return times ? `${base}-${times}` : base;
  };
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  // A link out of the product opens beside it and learns nothing of where it came from.
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  // The box of a task has no label of its own in Markdown.
  if (node.tagName === 'INPUT')
    node.setAttribute('aria-label', node.hasAttribute('checked') ? kitTexts.taskDone : kitTexts.taskOpen);
});

/**
 * Markdown (GitHub flavour) as sanitised HTML. Headings carry `id` anchors, unique in the note.
 * Scripts, event handlers, styles, forms and unsafe links are dropped.
 */
export function renderMarkdown(markdown: string): string {
  const anchor = anchorMaker();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        return `<h${depth} id="${escapeAttribute(anchor(text))}">${html}</h${depth}>`;
      },
    },
  });
  return purifier.sanitize(marked.parse(markdown, { async: false }), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'option', 'dialog', 'iframe'],
    FORBID_ATTR: ['style', 'class', 'name'],
    ADD_ATTR: ['target'],
    SANITIZE_NAMED_PROPS: false,
  });
}
