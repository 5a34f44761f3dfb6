import { bareUrlEnd } from '@my-note/kit/markdown';
import type { Tree } from '../tree.ts';

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
const isEmpty = ({ type, value, children = [] }: Tree): boolean =>
  type === 'text' ? (value ?? '').trim() === '' : type === 'paragraph' && children.every(isEmpty);

/** Beside letters, underscores do not mark emphasis, but asterisks do. */
function starBesideLetters(children: readonly Tree[]): void {
  for (const [at, node] of children.entries()) {
    if (node.marker !== '_') continue;
    const [before, after] = [children[at - 1]?.value, children[at + 1]?.value];
    if (isLetter(before?.at(-1)) || isLetter(after?.[0])) node.marker = '*';
  }
}

const HOLDS_BLOCKS = new Set(['listItem', 'blockquote', 'footnoteDefinition']);

/**
 * Removes empty paragraphs, which would end an item or set a list apart. A task keeps its first paragraph when no
 * text follows.
 */
function dropEmpty(node: Tree): void {
  const { children = [] } = node;
  if (!HOLDS_BLOCKS.has(node.type)) return;
  const words = children.find((child) => !isEmpty(child));
  const needsFirst = !words || (typeof node.checked === 'boolean' && words.type !== 'paragraph');
  node.children = children.filter((child, index) => !isEmpty(child) || (index === 0 && needsFirst));
}

const PLAIN_ADDRESS = /^[^\s<>[\]`\\|*~]*[\w/=#%+-]$/;
const BEFORE = /(?:[\s(]|[^\p{ASCII}])$/u;
const BEHIND = /^(?:\s|[.,;:!?)]+(?:\s|$))/;

/** Whether a bare address ends before these words, also in scripts without spaces. E-mail addresses are ASCII. */
const endsBefore = (address: string, words: string) =>
  BEHIND.test(words) ||
  (/^[^\p{ASCII}]/u.test(words) && [0, address.length].includes(bareUrlEnd(address + words)));

/** The URL that a link shows, if it needs no delimiters to be a link. */
function bareAddress({ type, url, title, children = [] }: Tree): string | null {
  const [{ value = '' } = {}, ...more] = children;
  if (type !== 'link' || title || more.length > 0 || !PLAIN_ADDRESS.test(value)) return null;
  const isOwn = /^https?:\/\/./.test(value) && url === value;
  return isOwn || (value.startsWith('www.') && url === `http://${value}`) || url === `mailto:${value}`
    ? value
    : null;
}

function bareLinks(children: Tree[]): void {
  for (const [at, node] of children.entries()) {
    const address = bareAddress(node);
    const [before, after] = [children[at - 1], children[at + 1]];
    if (!address || (before && !BEFORE.test(before.value ?? ''))) continue;
    if (!after || endsBefore(address, after.value ?? '')) children[at] = { type: 'bareLink', value: address };
  }
}

/** Prepares a tree for writing without changing its meaning; `plain` writes links without delimiters where possible. */
export function normalizeTree(node: Tree, plain: boolean): void {
  dropEmpty(node);
  const { children = [] } = node;
  starBesideLetters(children);
  if (plain) bareLinks(children);
  for (const child of children) normalizeTree(child, plain);
}

/** Directly below a paragraph, the marker of an empty item would turn the paragraph into a heading. */
export function blankLineAboveEmptyItem(above: Tree, below: Tree): number | undefined {
  const first = below.type === 'list' ? below.children?.[0] : undefined;
  const isPlain = first && typeof first.checked !== 'boolean' && (first.children ?? []).every(isEmpty);
  return above.type === 'paragraph' && isPlain ? 1 : undefined;
}
