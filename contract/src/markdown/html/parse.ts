import type { Marked, Tokens, TokensList } from 'marked';
import { bounded, isTooComplex } from '../bounds.ts';
import { anchorMaker } from './anchors.ts';
import { readCallout } from './callouts.ts';
import { type Footnote, isFootnote } from './footnotes.ts';
import { splitFrontMatter } from './front-matter.ts';
import { noteMarked } from './note-marked.ts';
import { footnoteDrawer } from './render-footnotes.ts';
import { propertiesHtml } from './render-properties.ts';
import { htmlTexts } from './texts.ts';

/** What the parser marks for the parts that make a page of it; HTML in the note cannot set them. */
export const MARKS = {
  task: 'data-task',
  code: 'data-code',
  note: 'data-note',
  embed: 'data-embed',
  heading: 'data-heading',
  callout: 'data-callout',
  footnote: 'data-footnote',
  properties: 'data-properties',
  formula: 'data-formula',
  plain: 'data-plain',
} as const;

// Unknown to the writer of a note: until the HTML is sanitized, it distinguishes our marks from theirs.
const SEAL = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
const sealed = (mark: string) => `${mark}-${SEAL}`;

/** The marks in parsed HTML. */
export const SEALED = {
  task: sealed(MARKS.task),
  code: sealed(MARKS.code),
  note: sealed(MARKS.note),
  embed: sealed(MARKS.embed),
  heading: sealed(MARKS.heading),
  callout: sealed(MARKS.callout),
  footnote: sealed(MARKS.footnote),
  properties: sealed(MARKS.properties),
  formula: sealed(MARKS.formula),
  plain: sealed(MARKS.plain),
};

/** The mark of each sealed one, for all that draws and reads sanitised HTML. */
export const MARK_OF_SEALED: ReadonlyMap<string, string> = new Map(
  Object.values(MARKS).map((mark) => [sealed(mark), mark]),
);

const NOTE_ADDRESS = /^note:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(#\S+)?$/i;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A note that the parser gives up on, as it is written. */
const asPlainText = (markdown: string) =>
  `<p ${SEALED.plain}="reason">${htmlTexts.plainText}</p><pre ${SEALED.plain}="text"><code>${escapeHtml(markdown)}</code></pre>`;

/** The source of a formula, which the reading view replaces by the formula. */
function formulaHtml(tex: string, kind: 'inline' | 'display' | 'block'): string {
  const code = `<code ${SEALED.formula}="${kind}">${escapeHtml(tex)}</code>`;
  return kind === 'block' ? `<p>${code}</p>` : code;
}

/** A block of code that GitHub draws as a formula as well. */
const isFormula = (language: string, text: string) => language === 'math' && text.trim() !== '';

/** The marks of a link to a note; undefined for any other address. */
function noteMarks(href: string): string | undefined {
  const [, id, heading] = NOTE_ADDRESS.exec(href) ?? [];
  if (id === undefined) return undefined;
  const inside = heading === undefined ? '' : ` ${SEALED.heading}="${escapeHtml(heading)}"`;
  return `${SEALED.note}="${id.toLowerCase()}"${inside}`;
}

function footnotesIn(marked: Marked, tokens: TokensList): Footnote[] {
  const found: Footnote[] = [];
  marked.walkTokens(tokens, (token) => {
    if (isFootnote(token)) found.push(token);
  });
  return found;
}

/** A heading of a note in the order of the text, with its anchor. */
interface ParsedHeading {
  token: Tokens.Heading;
  id: string;
}

/** A note as unsanitized HTML, with what it was made of. Throws when it is too complex. */
export function parse(markdown: string): { html: string; tokens: TokensList; headings: ParsedHeading[] } {
  const headings: ParsedHeading[] = [];
  const anchor = anchorMaker();
  const footnotes = footnoteDrawer(SEALED.footnote);
  let tasks = 0;
  // Ticks are counted in the text; the footnotes are drawn behind it.
  let inFootnote = false;
  let inAnchor = false;
  const marked = noteMarked({
    heading(token: Tokens.Heading) {
      const { tokens, depth } = token;
      const html = this.parser.parseInline(tokens);
      inAnchor = true;
      const text = this.parser.parseInline(tokens, this.parser.textRenderer);
      inAnchor = false;
      const id = anchor(text);
      headings.push({ token, id });
      return `<h${depth} id="${escapeHtml(id)}">${html}</h${depth}>`;
    },
    checkbox({ checked }: Tokens.Checkbox) {
      const task = inFootnote ? '' : ` ${SEALED.task}="${tasks}"`;
      if (!inFootnote) tasks += 1;
      return `<input type="checkbox"${task}${checked ? ' checked=""' : ''}> `;
    },
    code({ text, lang = '' }: Tokens.Code) {
      const language = lang.match(/^\S*/)?.[0] ?? '';
      if (isFormula(language, text)) return formulaHtml(text.trim(), 'block');
      return `<pre ${SEALED.code}="${escapeHtml(language)}"><code>${escapeHtml(text.replace(/\n?$/, '\n'))}</code></pre>`;
    },
    blockquote(quote: Tokens.Blockquote) {
      const callout = readCallout(quote);
      if (!callout) return false;
      const title = `<p ${SEALED.callout}="title">${this.parser.parseInline(callout.title)}</p>`;
      return `<blockquote ${SEALED.callout}="${escapeHtml(callout.kind)}">${title}${this.parser.parse(callout.body)}</blockquote>`;
    },
    link({ href, tokens }: Tokens.Link) {
      const marks = noteMarks(href);
      return marks === undefined ? false : `<a ${marks}>${this.parser.parseInline(tokens)}</a>`;
    },
    // A picture whose address is a note: the note itself is shown there, and its link until then.
    image({ href, tokens }: Tokens.Image) {
      const marks = noteMarks(href);
      if (marks === undefined) return false;
      const words = this.parser.parseInline(tokens, this.parser.textRenderer);
      return `<a ${marks} ${SEALED.embed}="">${escapeHtml(words)}</a>`;
    },
  });
  marked.use({
    extensions: [
      { name: 'footnote', renderer: () => '' },
      { name: 'footnoteReference', renderer: ({ name }) => footnotes.reference(String(name)) },
      { name: 'formulaBlock', renderer: ({ tex }) => formulaHtml(String(tex), 'block') },
      {
        name: 'formula',
        renderer: ({ tex, display }) =>
          inAnchor ? escapeHtml(String(tex)) : formulaHtml(String(tex), display ? 'display' : 'inline'),
      },
    ],
  });
  const { yaml, body } = splitFrontMatter(markdown);
  const tokens = marked.lexer(body, { ...marked.defaults, ...bounded(body) });
  const text = marked.parser(tokens);
  inFootnote = true;
  const below = footnotes.section(footnotesIn(marked, tokens), (inner) => marked.parser(inner));
  const properties = yaml === undefined ? '' : propertiesHtml(yaml, SEALED.properties, escapeHtml);
  return { html: properties + text + below, tokens, headings };
}

/** Markdown (GitHub flavour) as unsanitized HTML; what is too complex becomes plain text. */
export function parseMarkdown(markdown: string): string {
  try {
    return parse(markdown).html;
  } catch (error) {
    if (isTooComplex(error)) return asPlainText(markdown);
    throw error;
  }
}
