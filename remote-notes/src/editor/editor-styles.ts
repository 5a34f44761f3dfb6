import { codeLook, foreignLook, formulaLook } from '@my-note/kit/markdown';
import { noteText } from '@my-note/kit/ui';
import { editorTexts } from '../editor-texts.ts';

/** Callouts, footnotes and highlights look as in rendered notes. */
const marked = {
  '& [data-tag]': { color: 'var(--tag)', bg: 'var(--tag-bg)', borderRadius: 'sm' },
  '& blockquote[data-callout]': { borderColor: 'accent.solid', position: 'relative' },
  '& [data-callout=title]': { fontWeight: '650', color: 'fg' },
  // At the end of the line, so that the words begin where they do in a rendered note.
  '& [data-callout=mark]': {
    position: 'absolute',
    insetInlineEnd: '0',
    top: '0.2em',
    fontFamily: 'mono',
    fontSize: '0.8em',
    color: 'fg.muted',
    unicodeBidi: 'plaintext',
  },
  '& [data-callout-kind]::before': { content: 'attr(data-callout-kind)', fontWeight: '650', color: 'fg' },
  // Line breaks are spaces elsewhere in a paragraph, but this one ends the title.
  '& [data-callout=break]': { display: 'block', height: '0.5em', overflow: 'hidden' },
  '& [data-highlight=hidden]': { display: 'none' },
  '& [data-highlight=mark]': { color: 'fg.muted' },
  '& sup': { fontSize: '0.75em', lineHeight: '0' },
  '& [data-type=footnote_reference]': { fontFamily: 'body', color: 'accent.fg', paddingInline: '0.15em' },
  '& [data-type=footnote_definition]': { display: 'flex', gap: '0.6em', fontSize: '0.9em' },
  '& [data-type=footnote_definition] dt': {
    flexShrink: '0',
    fontFamily: 'body',
    color: 'accent.fg',
    userSelect: 'none',
  },
  '& [data-type=footnote_definition] dd': { flex: '1', minWidth: '0', margin: '0' },
  '& [data-type=footnote_definition] dd > * + *': { marginTop: '0.6em' },
};

/** The styles of a rendered note, and what editing adds to them. */
export const editorStyles = (placeholder: string) => ({
  ...codeLook,
  ...foreignLook,
  '& [data-uploading]': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.6em',
    paddingInline: '0.6em',
    borderRadius: '4px',
    bg: 'bg.muted',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: '0.85em',
    '& progress': { width: '6em' },
    '& button': { textDecoration: 'underline', minHeight: '6', color: 'fg', cursor: 'pointer' },
    '& [role=alert]': { color: 'fg.error' },
  },
  '& .ProseMirror-search-match, & .cm-searchMatch': { bg: 'bg.mark' },
  '& .ProseMirror-active-search-match, & .cm-searchMatch-selected': {
    bg: 'accent.solid',
    color: 'accent.contrast',
  },
  '& .ProseMirror': {
    ...noteText,
    ...marked,
    ...formulaLook,
    position: 'relative',
    minHeight: '50vh',
    paddingBottom: '6rem',
    outline: 'none',
    // Spaces at the end of a line hang, and ligatures join, as in a rendered note: each line ends at the same word.
    whiteSpace: 'pre-wrap',
    '& pre': { ...noteText['& pre'], whiteSpace: 'pre' },
    // The gap of the text around it: its own letters are smaller.
    '& > * + pre, & blockquote > * + pre': { marginTop: 'calc(0.9em / 0.82)' },
    '@media not all and (hover: hover) and (min-width: 48rem)': {
      '& :is(h1, h2, h3, h4, h5, h6)': { paddingInlineEnd: '2em' },
    },
    '& li > p': { display: 'inline' },
    '& li > p + *': { marginTop: '0.25em' },
    '& li > p + p': { display: 'block', marginTop: '0.6em' },
    '& .ProseMirror-separator': {
      display: 'inline',
      minWidth: '0',
      minHeight: '0',
      margin: '0',
      border: 'none',
    },
    '& [data-image]': { display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' },
    '& [data-image] img': { display: 'block' },
    '& [data-embed] img, & [data-part=sort]': { display: 'none' },
    '& [data-embed]': { verticalAlign: 'baseline' },
    '& [data-embed].ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'accent.solid' },
    '& [data-image] img:not([src])': { minWidth: '1.5em', minHeight: '1.5em' },
    '& [data-image] [data-part=picture-ask]': { paddingX: '3', paddingY: '2' },
    '& [data-caption]': { display: 'block', color: 'fg.muted', fontSize: '0.85em', whiteSpace: 'normal' },
    '& .ProseMirror-selectednode :is(img, [data-part=picture-ask])': {
      outline: '2px solid',
      outlineColor: 'accent.solid',
    },
    '& [data-type=html]': {
      paddingInline: '0.35em',
      paddingBlock: '0.1em',
      borderRadius: '4px',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontFamily: 'mono',
      fontSize: '0.85em',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    },
    '& [data-type=html][data-block]': { display: 'block', padding: '0.75em 1em' },
    '& [data-type=formula]': { cursor: 'pointer' },
    // The outline of a selected one would be two pieces beside it.
    '& [data-type=formula]:has([display=block])': { display: 'block' },
    '& :is([data-type=html], [data-type=formula]).ProseMirror-selectednode': {
      outline: '2px solid',
      outlineColor: 'accent.solid',
      color: 'fg',
    },
    '& .selectedCell': { bg: 'accent.subtle' },
    '& th p, & td p': { margin: '0' },
    // The editor sets `left` on columns without an alignment.
    '& :is(th, td)[style*=left]': { textAlign: 'start !important' },
    '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'relative' },
    '& .ProseMirror-gapcursor::after': {
      content: '""',
      display: 'block',
      position: 'absolute',
      top: '-2px',
      width: '20px',
      borderTop: '1px solid',
      borderColor: 'fg',
    },
    '&.ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
    '& li[data-item-type=task]': { position: 'relative' },
    '& li[data-item-type=task]::before': {
      content: '""',
      position: 'absolute',
      fontFamily: 'body',
      fontSize: '0.9em',
      // As in a rendered note, whose letters are larger.
      insetInlineStart: 'calc(-1.45em / 0.9)',
      top: 'calc(0.38em / 0.9)',
      boxSize: 'calc(0.95em / 0.9)',
      border: '1.5px solid',
      borderColor: 'fg.muted',
      borderRadius: '3px',
      cursor: 'pointer',
    },
    '& li[data-item-type=task][data-checked=true]::before': {
      bg: 'accent.solid',
      borderColor: 'accent.solid',
      color: 'accent.contrast',
      content: '"✓"',
      fontWeight: '700',
      lineHeight: '1',
      textAlign: 'center',
    },
    // A tick that is drawn has no state of its own to be read.
    '@supports (content: "x" / "y")': {
      '& li[data-item-type=task][data-checked=true]::before': {
        content: `"✓" / "${editorTexts.taskDone}"`,
      },
    },
  },
  // As in reading: a long text draws what is in sight.
  '&[data-long] .ProseMirror > *': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 6em',
    overflowClipMargin: '8px',
  },
  '& > [data-front-matter]': { marginBottom: '1.2em' },
  '& > [data-front-matter] > pre:not(:only-child)': { display: 'none' },
  '& > [data-front-matter] > pre': {
    fontSize: '0.8em',
    color: 'fg.muted',
    whiteSpace: 'pre-wrap',
    userSelect: 'text',
  },
  '&[data-empty] .ProseMirror > p:first-of-type::before, & .ProseMirror-focused > [data-placeholder]::before':
    {
      // Without a text for screen readers, which read the description of the field.
      content: `"${placeholder}" / ""`,
      color: 'fg.muted',
      float: 'inline-start',
      height: '0',
      pointerEvents: 'none',
      '@media print': { content: 'none' },
    },
});
