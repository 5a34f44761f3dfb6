import { noteText } from '../../theme/note-text.ts';
import { touchTarget } from '../../theme/touch.ts';
import { foreignLook } from '../external-pictures/styles.ts';
import { formulaLook } from '../formulas/formula-look.ts';

/** Only a few hues: weight and slope distinguish the rest, and every colour is one that reads in both themes. */
/**
 * Colours of code, for readers and writers.
 *
 * @example
 * <Box css={codeLook} />
 */
export const codeLook = {
  '& .hljs-comment, & .hljs-quote, & .hljs-meta': { color: 'fg.muted', fontStyle: 'italic' },
  '& .hljs-keyword, & .hljs-selector-tag, & .hljs-section, & .hljs-name, & .hljs-built_in': {
    color: 'accent.fg',
    fontWeight: '600',
  },
  '& .hljs-attr, & .hljs-attribute, & .hljs-type, & .hljs-variable, & .hljs-property': { color: 'accent.fg' },
  '& .hljs-string, & .hljs-number, & .hljs-literal, & .hljs-regexp, & .hljs-symbol, & .hljs-link': {
    color: 'fg.warning',
  },
  '& .hljs-title, & .hljs-selector-class, & .hljs-selector-id, & .hljs-strong': { fontWeight: '650' },
  '& .hljs-emphasis': { fontStyle: 'italic' },
  '& .hljs-addition': { color: 'accent.fg', bg: 'accent.subtle' },
  '& .hljs-deletion': { color: 'fg.error', bg: 'bg.error' },
};

const button = {
  position: 'absolute',
  fontFamily: 'body',
  fontSize: 'sm',
  lineHeight: '1',
  color: 'fg.muted',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { color: 'fg' },
  '&::before': { content: 'attr(data-word)' },
  ...touchTarget,
};

const copyCode = {
  '& [data-part=code]': { position: 'relative' },
  '& [data-part=copy-code]': {
    ...button,
    top: '1',
    insetInlineEnd: '1',
    minHeight: '7',
    paddingX: '2',
    bg: 'bg.subtle',
    '&[data-copied]::before': { content: 'attr(data-copied)' },
  },
  '@media (hover: hover)': {
    '& [data-part=code]:not(:hover, :focus-within) > [data-part=copy-code]': { opacity: '0' },
  },
};

const copyHeading = {
  '& [data-part=heading]': { position: 'relative' },
  '& [data-part=heading] > :is(h1, h2, h3, h4, h5, h6)': { paddingInlineEnd: '2em' },
  '& [data-part=heading]:not(:first-child) > :first-child:is(h1, h2)': { marginTop: '1.4em' },
  '& [data-part=heading]:not(:first-child) > :first-child:is(h3)': { marginTop: '1.3em' },
  '& [data-part=heading]:not(:first-child) > :first-child:is(h4, h5, h6)': { marginTop: '1.2em' },
  '& [data-part=copy-heading]': {
    ...button,
    insetInlineEnd: '0',
    bottom: '0',
    boxSize: '7',
    fontSize: 'md',
    '&[data-copied]': { color: 'accent.fg' },
    '&[data-copied]::before': { content: '"✓"' },
  },
  '@media (hover: hover) and (min-width: 48rem)': {
    '& [data-part=heading] > :is(h1, h2, h3, h4, h5, h6)': { paddingInlineEnd: '0' },
    '& [data-part=copy-heading]': { insetInlineEnd: 'auto', insetInlineStart: '-1.9rem', bottom: '0.05em' },
    '& [data-part=heading]:not(:hover, :focus-within) > [data-part=copy-heading]': { opacity: '0' },
  },
};

const collapsible = {
  '& summary': { cursor: 'pointer', fontWeight: '600', width: 'fit-content', ...touchTarget },
  '& details > * + *': { marginTop: '0.6em' },
};

const sorting = {
  '& th[aria-sort]': { position: 'relative', paddingInlineEnd: '1.9em' },
  '& [data-part=sort]': {
    ...button,
    insetInlineEnd: '0',
    top: '0',
    height: '100%',
    minHeight: '7',
    width: '1.8em',
    '&::before': { content: '"↕"', opacity: '0.5' },
  },
  '& [data-part=sort]:is(:hover, :focus-visible)::before': { opacity: '1' },
  '& [aria-sort=ascending] > [data-part=sort]::before': { content: '"↑"', opacity: '1' },
  '& [aria-sort=descending] > [data-part=sort]::before': { content: '"↓"', opacity: '1' },
};

const pictures = {
  '& figure': { display: 'flex', flexDirection: 'column', gap: '0.5em' },
  '& figcaption': { fontFamily: 'body', fontSize: '0.85em', color: 'fg.muted', lineHeight: '1.45' },
  '& img[data-missing]': {
    display: 'inline-block',
    border: '1px dashed',
    borderColor: 'border.emphasized',
    color: 'fg.muted',
    fontFamily: 'body',
    fontSize: '0.9em',
    padding: '0.5em 0.8em',
  },
};

const tasks = {
  '& input[data-task]:not(:disabled)': {
    cursor: 'pointer',
    _hover: { borderColor: 'accent.solid' },
    // What a finger hits is larger than what is drawn.
    '&::after': { content: '""', position: 'absolute', inset: '-0.45em' },
    '@media (pointer: coarse)': { '&::after': { inset: '-0.9em' } },
  },
};

const goneLinks = {
  '& a[data-gone]': {
    color: 'fg.muted',
    textDecorationStyle: 'dashed',
    cursor: 'help',
  },
  '& [data-part=embed] ~ [data-part=embed]': { marginTop: '0.9em' },
  // A note that is shown in its place, or that the reader may not open, is words.
  '& a[data-embed]:not([href], [data-gone])': { color: 'inherit', textDecoration: 'none' },
};

const footnotes = {
  '& sup': { fontSize: '0.75em', lineHeight: '0' },
  '& [data-footnote=reference]': { textDecoration: 'none', paddingInline: '0.15em' },
  '& [data-footnote=back]': { textDecoration: 'none', fontFamily: 'body' },
  '& [data-footnote=all]': {
    marginTop: '2.5em',
    paddingTop: '1em',
    borderTop: '1px solid',
    borderColor: 'border',
    fontSize: '0.9em',
  },
  '& li:target, & li[tabindex="-1"]:focus': { outline: 'none', bg: 'accent.subtle' },
};

const callouts = {
  '& blockquote[data-callout]': { borderColor: 'accent.solid' },
  '& [data-callout=title]': { fontWeight: '650', color: 'fg' },
  '& blockquote[data-callout] > [data-callout=title] + *': { marginTop: '0.5em' },
};

const properties = {
  '& [data-properties]': { fontFamily: 'body', fontSize: '0.85em', color: 'fg.muted' },
  // Values have the mark too, and would be smaller once more.
  '& dd[data-properties]': { fontSize: '1em', color: 'fg' },
  // Copies of pages that an older service has made have a folded table.
  '& [data-properties] summary': { cursor: 'pointer', width: 'fit-content', ...touchTarget },
  '& [data-properties] table': { marginTop: '0.5em', fontSize: '1em' },
  '& [data-properties] th': { bg: 'transparent', fontWeight: '500' },
  '& [data-properties] td': { whiteSpace: 'pre-line', color: 'fg' },
  '& section[data-properties]': {
    color: 'fg',
    borderBottom: '1px solid',
    borderColor: 'border',
    paddingBottom: '0.9em',
  },
  '& [data-properties] dl > div': {
    display: 'grid',
    gridTemplateColumns: 'clamp(6rem, 30%, 10rem) 1fr',
    alignItems: 'baseline',
    gap: '1em',
    paddingBlock: '0.15em',
  },
  '& [data-properties] dt': { color: 'fg.muted' },
  '& [data-properties] dd': { whiteSpace: 'pre-line', minWidth: '0' },
  '& [data-properties] ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.4em',
    listStyle: 'none',
    padding: '0',
  },
  '& [data-properties] li': {
    margin: '0',
    paddingInline: '0.6em',
    borderRadius: 'full',
    bg: 'bg.muted',
  },
};

/** A note that is too complex to be drawn: what it is, and its text as it is written. */
const plain = {
  '& p[data-plain]': {
    fontFamily: 'body',
    fontSize: '0.9em',
    borderInlineStart: '3px solid',
    borderColor: 'fg.warning',
    bg: 'bg.warning',
    paddingX: '4',
    paddingY: '3',
  },
  '& pre[data-plain]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};

/** A long note draws what is in sight; the rest only takes its place. */
const long = {
  '&[data-long] > :not([data-part=heading])': {
    contentVisibility: 'auto',
    // A focus ring, and the button of a heading in a quote, extend beyond their block.
    overflowClipMargin: '8px',
  },
};

/** On paper: black on white, whole blocks, and where links lead to. */
const print = {
  '@media print': {
    fontSize: '11pt',
    // One selector each: a list with several of them is not taken apart rightly.
    'html:has(&)': { background: 'white' },
    'html:has(&) body': { background: 'white' },
    'html:has(&) body *:not(:has(&)):not(article:has(&) *)': { display: 'none' },
    'article:has(&) :is(nav, button, [role=status])': { display: 'none' },
    '& code [class][class]': { color: 'black' },
    'article:has(&) *': { color: 'black', background: 'none' },
    '& a[href^="http"]::after': {
      content: '" (" attr(href) ")"',
      fontSize: '0.85em',
      wordBreak: 'break-all',
    },
    '& [data-part=heading]': { breakAfter: 'avoid', breakInside: 'avoid' },
    '& pre, & figure, & img, & tr, & blockquote': { breakInside: 'avoid' },
    '& math': { breakInside: 'avoid' },
    // As a table, its header is repeated on each page.
    '& table': { display: 'table', breakInside: 'avoid' },
    '& pre': { whiteSpace: 'pre-wrap' },
    // Closed parts are on paper too.
    '& details::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
    '& p, & li': { orphans: '3', widows: '3' },
    '&[data-long] > *': { contentVisibility: 'visible' },
    '@page': {
      margin: '18mm 16mm',
      '@bottom-center': { content: 'counter(page) " / " counter(pages)', fontSize: '9pt', color: '#555' },
    },
  },
};

/**
 * Look of a note while it is read: the note's own, and that of what was added to be pressed.
 *
 * @example
 * <Box css={readingLook} />
 */
export const readingLook = {
  ...noteText,
  ...codeLook,
  ...copyCode,
  ...copyHeading,
  ...collapsible,
  ...sorting,
  ...pictures,
  ...foreignLook,
  ...tasks,
  ...goneLinks,
  ...footnotes,
  ...callouts,
  ...formulaLook,
  ...properties,
  ...plain,
  ...long,
  ...print,
};
