export { splitFrontMatter } from './front-matter.ts';
export { HIGHLIGHT } from './highlights.ts';
export { formulaAt, formulaBlockAt } from './math.ts';
export { tokensOf } from './note-marked.ts';
export { MARK_OF_SEALED, MARKS, parseMarkdown, SEALED } from './parse.ts';
export { partOf } from './part.ts';
export { type Property, propertiesOf } from './properties.ts';
