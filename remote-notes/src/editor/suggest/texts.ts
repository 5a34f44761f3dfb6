import { translated } from '@my-note/contract/language';

/** Names of blocks that only the slash menu has. */
export const blockTexts = translated('notes/suggest', {
  embed: 'Embedded note',
  details: 'Collapsible part',
  detailsSummary: 'Details',
  formula: 'Formula',
  inlineFormula: 'Formula in the line',
  properties: 'Properties',
  tags: 'Tags',
  /** Other words that find a block. A translation keeps the English ones, which people type too. */
  synonyms: {
    text: 'paragraph plain body normal',
    heading1: 'h1 title large',
    heading2: 'h2 subtitle section',
    heading3: 'h3 subheading',
    quote: 'blockquote citation',
    bullets: 'ul unordered points',
    numbers: 'ol ordered numbers',
    tasks: 'todo to-do checkbox checklist',
    code: 'codeblock snippet pre source program',
    callout: 'admonition info tip warning hint box notice',
    rule: 'hr rule horizontal line separator',
    image: 'picture photo upload img screenshot',
    file: 'attachment attach upload document pdf audio video sound film',
    note: 'page reference wiki mention',
    embed: 'embed transclude include show inside',
    table: 'grid rows columns spreadsheet',
    formula: 'math equation tex latex katex display block',
    inlineFormula: 'math equation tex latex katex inline',
    details: 'collapsible toggle fold spoiler accordion summary',
    properties: 'front matter frontmatter metadata yaml fields',
  },
});
