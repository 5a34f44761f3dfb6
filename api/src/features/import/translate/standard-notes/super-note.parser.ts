import type { BlockContent, List, ListItem, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import * as z from 'zod';
import { warningTexts } from '../../warning-texts.ts';
import { htmlMark } from '../html/html-mark.rules.ts';
import { embedOf } from './super-embeds.rules.ts';

/** A node of the editor Lexical; its children are checked when they are reached. */
const node = z.object({
  type: z.string(),
  text: z.string().catch(''),
  format: z.union([z.number(), z.string()]).catch(0),
  tag: z.string().catch(''),
  url: z.string().catch(''),
  language: z.string().nullish().catch(undefined),
  listType: z.string().catch('bullet'),
  checked: z.boolean().catch(false),
  start: z.number().catch(1),
  itemUuid: z.string().catch(''),
  videoID: z.string().catch(''),
  id: z.string().catch(''),
  src: z.string().catch(''),
  alt: z.string().catch(''),
  children: z.array(z.unknown()).catch([]),
});
type Node = z.infer<typeof node>;
const superNote = z.object({ root: node });

const MAX_DEPTH = 100;
const [BOLD, ITALIC, STRIKE, UNDERLINE, CODE, SUB, SUP, MARK] = [1, 2, 4, 8, 16, 32, 64, 128];

/** Without text they show nothing, and nothing is lost. */
const MAY_BE_EMPTY = /^(?:text|tab|paragraph|heading|quote|code|list|listitem|root|table\w*|collapsible-.+)$/;
const BLOCKS = new Set(['paragraph', 'heading', 'quote', 'code', 'list', 'listitem', 'table', 'tablerow']);

type Known = {
  /** The title and address of a note by its id. */
  noteOf: (uuid: string) => { title: string; address: string } | undefined;
  lost: (reason: string, what?: string) => void;
};

/** A note of the editor "Super" as a tree of Markdown; nothing when it is something else. */
export function readSuperNote(json: string, known: Known): Root | undefined {
  try {
    const { data } = superNote.safeParse(JSON.parse(json));
    return data && { type: 'root', children: blocksOf(data.root, known, 0) as RootContent[] };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const childrenOf = ({ children }: Node): Node[] =>
  children.flatMap((child) => {
    const { data } = node.safeParse(child);
    return data ? [data] : [];
  });

function blocksOf(parent: Node, known: Known, depth: number): BlockContent[] {
  if (depth > MAX_DEPTH) return [];
  return childrenOf(parent).flatMap((child) => blockOf(child, known, depth + 1));
}

function blockOf(block: Node, known: Known, depth: number): BlockContent[] {
  const phrasing = () => phrasingOf(block, known, depth);
  switch (block.type) {
    case 'paragraph':
    case 'collapsible-title':
      return [{ type: 'paragraph', children: phrasing() }];
    case 'heading':
      return [{ type: 'heading', depth: levelOf(block.tag), children: phrasing() }];
    case 'quote':
      return [{ type: 'blockquote', children: [{ type: 'paragraph', children: phrasing() }] }];
    case 'code':
      return [{ type: 'code', lang: block.language ?? null, value: textOf(block) }];
    case 'horizontalrule':
      return [{ type: 'thematicBreak' }];
    case 'list':
      return [listOf(block, known, depth)];
    case 'table':
      return [{ type: 'table', children: childrenOf(block).map((row) => rowOf(row, known, depth)) }];
    default: {
      if (block.children.length > 0) return blocksOf(block, known, depth);
      const children = leafOf(block, known);
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
  }
}

/** What has nothing below it. */
function leafOf(leaf: Node, known: Known): PhrasingContent[] {
  if (leaf.text !== '') return formatted(leaf.text, Number(leaf.format) || 0);
  const embed = embedOf(leaf);
  if (embed) return [embed];
  if (['snfile', 'unencrypted-image'].includes(leaf.type)) known.lost(warningTexts.notInBackup);
  else if (!MAY_BE_EMPTY.test(leaf.type)) known.lost(warningTexts.partLeftOut, leaf.type);
  return [];
}

const levelOf = (tag: string) => {
  const level = Number(tag.slice(1));
  return level === 1 || level === 2 || level === 3 || level === 4 || level === 5 ? level : 6;
};

function listOf(list: Node, known: Known, depth: number): List {
  const items: ListItem[] = [];
  for (const child of childrenOf(list)) {
    const nested = childrenOf(child).filter(({ type }) => type === 'list');
    const last = items.at(-1);
    // A list in a list stands in an item of its own, and belongs to the one before.
    if (nested.length > 0 && nested.length === child.children.length && last && depth < MAX_DEPTH)
      last.children.push(...nested.map((inner) => listOf(inner, known, depth + 1)));
    else
      items.push({
        type: 'listItem',
        spread: false,
        ...(list.listType === 'check' ? { checked: child.checked } : {}),
        children: [{ type: 'paragraph', children: phrasingOf(child, known, depth) }],
      });
  }
  return {
    type: 'list',
    ordered: list.listType === 'number',
    start: list.start,
    spread: false,
    children: items,
  };
}

const rowOf = (row: Node, known: Known, depth: number): TableRow => ({
  type: 'tableRow',
  children: childrenOf(row).map((cell) => ({
    type: 'tableCell',
    children: linesOf(cell, known, depth + 1).flatMap((line, n): PhrasingContent[] =>
      n === 0 ? line : [{ type: 'break' }, ...line],
    ),
  })),
});

/** A cell of a Markdown table is one line, so its blocks become lines with breaks between them. */
function linesOf(parent: Node, known: Known, depth: number): PhrasingContent[][] {
  if (depth > MAX_DEPTH) return [];
  const blocks = childrenOf(parent);
  if (!blocks.some(({ type }) => BLOCKS.has(type))) return [phrasingOf(parent, known, depth)];
  return blocks.flatMap((block) => {
    const [first = [], ...others] = linesOf(block, known, depth + 1);
    const isItem = block.type === 'listitem' && !childrenOf(block).some(({ type }) => type === 'list');
    return [isItem ? [{ type: 'text', value: '• ' }, ...first] : first, ...others];
  });
}

const textOf = (parent: Node): string =>
  childrenOf(parent)
    .map((child) => (child.type === 'linebreak' ? '\n' : child.type === 'tab' ? '\t' : child.text))
    .join('');

function phrasingOf(parent: Node, known: Known, depth: number): PhrasingContent[] {
  if (depth > MAX_DEPTH) return [];
  return childrenOf(parent).flatMap((child): PhrasingContent[] => {
    if (child.type === 'linebreak') return [{ type: 'break' }];
    if (child.type === 'link' || child.type === 'autolink')
      return [{ type: 'link', url: child.url, children: phrasingOf(child, known, depth + 1) }];
    if (child.type === 'snbubble') return bubbleOf(child.itemUuid, known);
    if (child.children.length > 0) return phrasingOf(child, known, depth + 1);
    return leafOf(child, known);
  });
}

function bubbleOf(uuid: string, known: Known): PhrasingContent[] {
  const note = known.noteOf(uuid);
  if (!note) known.lost(warningTexts.linkMissing, uuid);
  return note ? [{ type: 'link', url: note.address, children: [{ type: 'text', value: note.title }] }] : [];
}

function formatted(value: string, format: number): PhrasingContent[] {
  const has = (flag: number | undefined) => (format & (flag ?? 0)) !== 0;
  let content: PhrasingContent[] = has(CODE) ? [{ type: 'inlineCode', value }] : [{ type: 'text', value }];
  if (has(SUB)) content = [htmlMark('sub', content)];
  if (has(SUP)) content = [htmlMark('sup', content)];
  if (has(UNDERLINE)) content = [htmlMark('u', content)];
  if (has(MARK)) content = [htmlMark('mark', content)];
  if (has(STRIKE)) content = [{ type: 'delete', children: content }];
  if (has(ITALIC)) content = [{ type: 'emphasis', children: content }];
  if (has(BOLD)) content = [{ type: 'strong', children: content }];
  return content;
}
