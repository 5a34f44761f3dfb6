import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { preserveSource } from '../markdown/preserve/preserve-source.ts';
import { nodesOf, type Tree } from '../markdown/tree.ts';
import { childrenOf } from '../markdown/write/written-blocks.ts';

const wordsOf = (parts: readonly Tree[]) => parts.map(({ value = '' }) => value).join('');
const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** A URL that stands for itself. */
const isAddress = ({ type, url = '', children = [] }: Tree) =>
  type === 'link' && ['', 'http://', 'mailto:'].some((scheme) => scheme + wordsOf(children) === url);

const WORDS = new Set(['root', 'paragraph', 'text', 'break']);

export type DetectedFormat = 'words' | 'markdown' | 'other';

/**
 * What a text is when it is read as Markdown: plain `words`, `markdown` that the editor keeps, or `other`, of which
 * the editor would lose or change something.
 */
export function detectMarkdown(ctx: Ctx, text: string, read: Node): DetectedFormat {
  const parts = [...nodesOf(ctx.get(remarkCtx).parse(text))];
  const formatted = parts.filter((part) => !WORDS.has(part.type) && !isAddress(part));
  // Without other formatting, `&lt;` and `C:\_a` are meant literally.
  const isPlain = formatted.every(({ type }) => type === 'html');
  if (isPlain && squeezed(wordsOf(parts)) !== squeezed(text)) return 'other';
  if (isPlain && parts.every(({ type }) => WORDS.has(type))) return 'words';
  const named = new Set(
    parts.flatMap(({ type, identifier }) => (type.endsWith('Reference') ? identifier : [])),
  );
  // The editor keeps only definitions that a link uses.
  const isLost = parts.some(({ type, identifier }) => type === 'definition' && !named.has(identifier));
  return isLost || !preserveSource(ctx, text, childrenOf(read)) ? 'other' : 'markdown';
}
