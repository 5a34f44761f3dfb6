import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { hasInnerDefinition, readBlocks } from '../read/read-blocks.ts';
import type { SourceRange } from '../source-range.ts';
import { writeBlocks } from '../write/write-blocks.ts';
import { LINE_END } from './merge-source.ts';
import { createRewriter } from './rewrite-blocks.ts';
import { createSourceMap } from './source-map.ts';

/** What stands between the blocks, as the places to which links lead. */
function betweenBlocks(content: string, places: readonly SourceRange[]): string {
  const ends = [0, ...places.map(([, end]) => end)];
  return ends
    .map((end, index) => content.slice(end, places[index]?.[0]).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Notes at the foot that a block refers to, as stand-ins: only where there is one, a reference is read as such. */
function footnotesOf(block: Node): string[] {
  const labels = new Set<string>();
  block.descendants(({ type, attrs }) => {
    if (type.name === 'footnote_reference') labels.add(String(attrs.label));
  });
  return [...labels].map((label) => `[^${label}]: x`);
}

/**
 * How a document is written back whose blocks were read from `content`, with all that is not changed kept as it
 * stands there. Null when the editor would change the meaning of something in it: such a text is edited as source.
 */
export function preserveSource(
  ctx: Ctx,
  content: string,
  children: readonly Node[],
): ((doc: Node) => string) | null {
  const source = readBlocks(ctx, content);
  // An empty text has one empty paragraph on screen.
  const blocks = source.length === 0 ? [] : children;
  if (blocks.length !== source.length) return null;
  for (const [at, block] of blocks.entries()) {
    const stands = source[at];
    const written = writeBlocks(ctx, [block]);
    // Most blocks are written as they stand, and need no second look.
    if (stands && written === content.slice(...stands.place)) continue;
    const footnotes = footnotesOf(block);
    const [again, ...more] = readBlocks(ctx, [written, ...footnotes].join('\n\n'));
    if (more.length > footnotes.length || again?.meaning() !== stands?.meaning()) return null;
  }
  const places = source.map(({ place }) => place);
  if (hasInnerDefinition(ctx, content, places)) return null;
  const inner = (index: number) => source[index]?.inner() ?? [];
  const lineEnd = LINE_END.exec(content)?.[0] ?? '\n';
  const rewriter = createRewriter(ctx, betweenBlocks(content, places), lineEnd);
  return createSourceMap({ content, blocks, places, inner, lineEnd, ...rewriter });
}
