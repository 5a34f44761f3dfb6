import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const token = (path: string) => `var(--chakra-${path})`;
const muted = { color: token('colors-fg-muted') };

/** Delimiters are muted and what they mark stands out. Sizes do not change, so that lines keep their height. */
export const highlightStyle = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: token('colors-accent-fg') },
  { tag: tags.quote, ...muted },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.meta, tags.comment], ...muted },
]);

export const sourceStyles = EditorView.theme({
  '&': { fontSize: '0.9375rem', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: token('fonts-mono'), fontVariantLigatures: 'none', lineHeight: '1.6' },
  '.cm-content': { padding: '0 0 6rem', minHeight: '50vh', caretColor: token('colors-fg') },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: token('colors-fg') },
  '.cm-placeholder': muted,
  // The panel is only there for the highlights of the search; the find bar is outside of the editor.
  '.cm-panels': { display: 'none' },
});
