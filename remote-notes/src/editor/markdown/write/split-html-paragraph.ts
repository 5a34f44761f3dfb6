import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { childrenOf, isWritten } from './written-blocks.ts';

const isHtml = ({ type }: Node) => type.name === 'html';

/** Only whether there is text matters here. */
const sampleOf = (node: Node): string => {
  if (isHtml(node)) return String(node.attrs.value);
  if (node.type.name === 'hardbreak') return '\n';
  return node.text?.replace(/\S/g, 'x') ?? 'x';
};

/** Whether HTML is still read as HTML in a paragraph with these nodes. */
function readsInline(ctx: Ctx, nodes: readonly Node[]): boolean {
  const tree = ctx.get(remarkCtx).parse(nodes.map(sampleOf).join(''));
  const [paragraph, ...more] = tree.children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) return false;
  const read = paragraph.children.flatMap((node) => (node.type === 'html' ? [node.value] : []));
  const html = nodes.filter(isHtml).map(({ attrs }) => String(attrs.value));
  return read.length === html.length && read.every((value, index) => value === html[index]);
}

/** Splits a paragraph around block HTML, because text directly beside it would become part of the HTML. */
export function splitAroundHtml(ctx: Ctx, paragraph: Node): Node[] {
  const nodes = childrenOf(paragraph);
  if (nodes.length < 2 || !nodes.some(isHtml) || readsInline(ctx, nodes)) return [paragraph];
  const word = paragraph.type.schema.text('x');
  const pieces: Node[][] = [[]];
  for (const node of nodes) {
    if (isHtml(node) && !(readsInline(ctx, [word, node]) && readsInline(ctx, [node, word]))) {
      pieces.push([node], []);
    } else pieces.at(-1)?.push(node);
  }
  return pieces.map((piece) => paragraph.type.create(paragraph.attrs, piece)).filter(isWritten);
}
