import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const token = (path: string) => `var(--chakra-${path})`;
const muted = { color: token('colors-fg-muted') };

/** Marks step back, what they mark stands out; sizes stay, so that lines keep their height. */
export const highlightStyle = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: token('colors-accent-fg') },
  { tag: tags.quote, ...muted },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment], ...muted },
]);

/** The look of the editor: the page's own paper, in the letters of code. */
export const sourceStyles = EditorView.theme({
  '&': { fontSize: '0.9375rem', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: token('fonts-mono'), fontVariantLigatures: 'none', lineHeight: '1.6' },
  '.cm-content': { padding: '0 0 6rem', minHeight: '50vh', caretColor: token('colors-fg') },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: token('colors-fg') },
  '.cm-placeholder': muted,
  // It is there for the marks of what is found alone; the bar is outside.
  '.cm-panels': { display: 'none' },
});
