import type { Node, Schema } from '@milkdown/kit/prose/model';
import type { EditorState, Transaction } from '@milkdown/kit/prose/state';
import { childrenOf } from '../../markdown/write/written-blocks.ts';
import { type Block, isItem } from './block-at.ts';
import { contentsOf, sourceOf } from './block-contents.ts';
import { enterBlock } from './move-block.ts';

export const KINDS = [
  'text',
  'heading-1',
  'heading-2',
  'heading-3',
  'bullets',
  'numbers',
  'task',
  'quote',
  'callout',
  'code',
] as const;
export type Kind = (typeof KINDS)[number];

const TURNS = /^(paragraph|heading|code_block|blockquote|list_item)$/;

export const canTurn = ({ node }: Block): boolean => TURNS.test(node.type.name);

const isList = (kind: Kind) => kind === 'bullets' || kind === 'numbers' || kind === 'task';

/** A heading is one line. */
function headingOf(first: Node, level: number, schema: Schema): Node[] {
  const { heading } = schema.nodes;
  if (!first.isTextblock || !heading) return [first];
  const children = childrenOf(first).map((child) =>
    child.type.name === 'hardbreak' ? schema.text(' ') : child,
  );
  return [heading.create({ level }, children)];
}

function listOf(kind: Kind, contents: readonly Node[], { nodes }: Schema): Node[] {
  const isOrdered = kind === 'numbers';
  const list = isOrdered ? nodes.ordered_list : nodes.bullet_list;
  const attrs = { listType: isOrdered ? 'ordered' : 'bullet', label: isOrdered ? '1.' : '•' };
  const checked = kind === 'task' ? false : null;
  const first = contents[0]?.type === nodes.paragraph ? [] : [nodes.paragraph?.create() ?? []].flat();
  const item = nodes.list_item?.create({ ...attrs, checked }, [...first, ...contents]);
  return list && item ? [list.create({ spread: false }, item)] : [...contents];
}

function calloutOf(contents: readonly Node[], schema: Schema): Node[] {
  const [first, ...rest] = contents;
  const { paragraph, blockquote, hardbreak } = schema.nodes;
  if (!paragraph || !blockquote || !hardbreak || !first) return [...contents];
  const body = first.type === paragraph ? childrenOf(first) : [];
  const mark = [
    schema.text('[!note]'),
    ...(body.length > 0 ? [hardbreak.create({ isInline: true })] : []),
    ...body,
  ];
  const below = first.type === paragraph ? rest : contents;
  return [blockquote.create(null, [paragraph.create(null, mark), ...below])];
}

/** The blocks that replace a block of another kind. */
function nodesOf(kind: Kind, node: Node): Node[] {
  const { schema } = node.type;
  const contents = contentsOf(node);
  const [first, ...rest] = contents;
  if (!first || kind === 'text') return contents;
  if (isList(kind)) return listOf(kind, contents, schema);
  if (kind === 'quote') return [schema.nodes.blockquote?.create(null, contents) ?? contents].flat();
  if (kind === 'callout') return calloutOf(contents, schema);
  if (kind !== 'code') return [...headingOf(first, Number(kind.at(-1)), schema), ...rest];
  const source = node.type.name === 'code_block' ? node.textContent : contents.map(sourceOf).join('\n');
  const code = schema.nodes.code_block?.create(null, source === '' ? [] : schema.text(source));
  return code ? [code] : contents;
}

/** An item of a list becomes an item of another kind together with the list, a task alone. */
function changeItem({ tr, doc, schema }: EditorState, { pos, node }: Block, kind: Kind): Transaction {
  const $pos = doc.resolve(pos);
  const list = kind === 'numbers' ? schema.nodes.ordered_list : schema.nodes.bullet_list;
  if (list && kind !== 'task' && list !== $pos.parent.type) {
    tr.setNodeMarkup($pos.before(), list, { spread: $pos.parent.attrs.spread });
    const listType = kind === 'numbers' ? 'ordered' : 'bullet';
    $pos.parent.forEach((item, offset, index) => {
      const label = kind === 'numbers' ? `${index + 1}.` : '•';
      tr.setNodeMarkup($pos.start() + offset, undefined, { ...item.attrs, listType, label });
    });
  }
  const attrs = tr.doc.nodeAt(pos)?.attrs ?? node.attrs;
  return tr.setNodeMarkup(pos, undefined, { ...attrs, checked: kind === 'task' ? false : null });
}

/** Replaces an item by blocks between the items before and after it. */
function replaceItem({ tr, doc }: EditorState, { pos }: Block, nodes: readonly Node[]): Transaction {
  const $pos = doc.resolve(pos);
  const list = $pos.parent;
  const items = childrenOf(list);
  const part = (some: Node[], attrs = list.attrs) => (some.length > 0 ? [list.type.create(attrs, some)] : []);
  const before = part(items.slice(0, $pos.index()));
  const after = part(items.slice($pos.index() + 1));
  tr.replaceWith($pos.before(), $pos.after(), [...before, ...nodes, ...after]);
  return enterBlock(tr, $pos.before() + (before[0]?.nodeSize ?? 0));
}

/** Turns a block into one of another kind, as one change. */
export function turnInto(state: EditorState, block: Block, kind: Kind): Transaction | null {
  if (!canTurn(block)) return null;
  if (isItem(block) && isList(kind)) return changeItem(state, block, kind);
  const nodes = nodesOf(kind, block.node);
  if (isItem(block)) return replaceItem(state, block, nodes);
  const { tr } = state;
  tr.replaceWith(block.pos, block.pos + block.node.nodeSize, nodes);
  return enterBlock(tr, block.pos);
}

/** The kind of a block, as far as it has one of these. */
export function kindOf({ node }: Block, parent: Node): Kind | null {
  if (node.type.name === 'heading')
    return KINDS.find((kind) => kind === `heading-${node.attrs.level}`) ?? null;
  if (node.type.name === 'list_item') {
    if (node.attrs.checked !== null) return 'task';
    return parent.type.name === 'ordered_list' ? 'numbers' : 'bullets';
  }
  if (node.type.name === 'blockquote') return /^\[!/.test(node.textContent) ? 'callout' : 'quote';
  if (node.type.name === 'code_block') return 'code';
  return node.type.name === 'paragraph' ? 'text' : null;
}
