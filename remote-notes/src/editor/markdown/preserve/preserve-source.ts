import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { hasInnerDefinition, readBlocks, type SourceBlock } from '../read/read-blocks.ts';
import type { SourceRange } from '../tree.ts';
import { writeBlocks } from '../write/write-blocks.ts';
import { LINE_END } from './merge-source.ts';
import { createRewriter } from './rewrite-blocks.ts';
import { createSourceMap } from './source-map.ts';

/** Text between the blocks, such as link definitions. */
function betweenBlocks(content: string, places: readonly SourceRange[]): string {
  const ends = [0, ...places.map(([, end]) => end)];
  return ends
    .map((end, index) => content.slice(end, places[index]?.[0]).trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Stubs of the footnotes that a block refers to: without a definition, a reference would be plain text. */
function footnotesOf(block: Node): string[] {
  const labels = new Set<string>();
  block.descendants(({ type, attrs }) => {
    if (type.name === 'footnote_reference') labels.add(String(attrs.label));
  });
  return [...labels].map((label) => `[^${label}]: x`);
}

/** Whether a block, as the editor writes it, has the meaning of its source. */
function hasMeaning(ctx: Ctx, block: Node, written: string, original: SourceBlock | undefined): boolean {
  const footnotes = footnotesOf(block);
  const [again, ...more] = readBlocks(ctx, [written, ...footnotes].join('\n\n'));
  return more.length <= footnotes.length && again?.meaning() === original?.meaning();
}

/** The source that a block is known to keep, so that a changed text is not checked as a whole again. */
const kept = new WeakMap<Node, string>();

type WriteSource = (doc: Node) => string;

/**
 * Returns the function that writes a document as Markdown and keeps every unchanged block of `content` as it is. Null
 * when the editor would change the meaning of something: such a text is edited as source.
 */
export function preserveSource(ctx: Ctx, content: string, children: readonly Node[]): WriteSource | null {
  const steps = preserveInSteps(ctx, content, children);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of a block each: a long text is checked in several tasks. */
export function* preserveInSteps(
  ctx: Ctx,
  content: string,
  children: readonly Node[],
): Generator<undefined, WriteSource | null> {
  const source = readBlocks(ctx, content);
  // The editor shows an empty text as one empty paragraph.
  const blocks = source.length === 0 ? [] : children;
  if (blocks.length !== source.length) return null;
  for (const [at, block] of blocks.entries()) {
    yield;
    const original = source[at];
    const text = original && content.slice(...original.place);
    if (text !== undefined && kept.get(block) === text) continue;
    const written = writeBlocks(ctx, [block]);
    // Most blocks are written exactly as in the source.
    if (written !== text && !hasMeaning(ctx, block, written, original)) return null;
    if (text !== undefined) kept.set(block, text);
  }
  const places = source.map(({ place }) => place);
  if (hasInnerDefinition(ctx, content, places)) return null;
  const inner = (index: number) => source[index]?.inner() ?? [];
  const lineEnd = LINE_END.exec(content)?.[0] ?? '\n';
  const rewriter = createRewriter(ctx, betweenBlocks(content, places), lineEnd);
  return createSourceMap({ content, blocks, places, inner, lineEnd, ...rewriter });
}
