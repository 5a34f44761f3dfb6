/** What is derived from a text: its slug, its excerpt, its statistics, and its front matter. */
export { embedsOf } from './text/embeds.rules.ts';
export { excerptOf } from './text/excerpt.rules.ts';
export {
  FRONT_MATTER_KEY,
  type FrontMatter,
  frontMatterFields,
  MAX_FRONT_MATTER,
  parseBlock,
  readFrontMatter,
  readIndex,
  splitBlock,
  writeFrontMatter,
  writeNoteFile,
} from './text/front-matter.rules.ts';
export { takeOrder } from './text/front-matter-order.rules.ts';
export { keptTaskText, splitReadable } from './text/open-tasks.rules.ts';
export { firstFreeSegment, joinSlug, lastSegment, slugify } from './text/slug.rules.ts';
export { growthOf, tagFactsOf, textStatsOf } from './text/text-stats.rules.ts';
