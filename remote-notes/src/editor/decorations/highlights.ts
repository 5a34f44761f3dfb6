import type { Mark, Node } from '@milkdown/kit/prose/model';
import { type Command, type EditorState, Plugin, PluginKey } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { HIGHLIGHT } from '@my-note/kit/markdown';
import type { Range } from '../base/text-editor.ts';
import { changedBlocks } from './changed-blocks.ts';

/** Length of `==`. */
const MARK = 2;

interface Highlights {
  doc: Node;
  ranges: readonly Range[];
  /** The range whose marks are visible, because the selection touches it. */
  touched: Range | undefined;
  drawn: DecorationSet;
}

const key = new PluginKey<Highlights>('highlights');
const known = new WeakMap<Node, readonly Range[]>();

/** Text of a block, a character for each position, without its code. */
export function textOf(block: Node): string {
  let text = '';
  block.forEach((child) => {
    const isText = child.isText && !child.marks.some(({ type }) => type.name === 'inlineCode');
    const filler = child.type.name === 'hardbreak' ? '\n' : '\ufffc';
    text += isText ? child.text : filler.repeat(child.nodeSize);
  });
  return text;
}

/** Highlights of a block, with their marks. Offsets are within the block. */
function rangesOf(block: Node): readonly Range[] {
  const found =
    known.get(block) ??
    (block.type.spec.code ? [] : [...textOf(block).matchAll(HIGHLIGHT)]).map(({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
    }));
  known.set(block, found);
  return found;
}

/** Ranges of the blocks that are new; those of the others moved with their blocks. */
function findRanges(doc: Node, before: Highlights | undefined): readonly Range[] {
  const { from: start, to, end, blocks } = changedBlocks(before?.doc ?? null, doc);
  const found: Range[] = [];
  const add = (node: Node, at: number) => {
    if (node.isTextblock)
      for (const range of rangesOf(node)) found.push({ from: at + 1 + range.from, to: at + 1 + range.to });
    return !node.isTextblock;
  };
  for (const { block, at } of blocks)
    if (add(block, at)) block.descendants((node, offset) => add(node, at + 1 + offset));
  const [above, below] = [
    before?.ranges.filter((range) => range.to <= start) ?? [],
    before?.ranges.filter((range) => range.from >= end) ?? [],
  ];
  const moved = below.map((range) => ({ from: range.from + to - end, to: range.to + to - end }));
  return [...above, ...found, ...moved];
}

const touches = ({ from, to }: Range, selection: Range) => from <= selection.to && to >= selection.from;

function draw(doc: Node, ranges: readonly Range[], touched: Range | undefined): DecorationSet {
  const found = ranges.flatMap((range) => {
    const { from, to } = range;
    const mark = { 'data-highlight': range === touched ? 'mark' : 'hidden' };
    return [
      Decoration.inline(from, from + MARK, mark),
      Decoration.inline(from + MARK, to - MARK, { nodeName: 'mark' }),
      Decoration.inline(to - MARK, to, mark),
    ];
  });
  return DecorationSet.create(doc, found);
}

function highlightsOf({ doc, selection }: EditorState, before?: Highlights, isChanged = true): Highlights {
  const ranges = isChanged || !before ? findRanges(doc, before) : before.ranges;
  const touched = ranges.find((range) => touches(range, selection));
  if (before && (!isChanged || ranges.length + before.ranges.length === 0) && touched === before.touched)
    return { ...before, doc };
  return { doc, ranges, touched, drawn: draw(doc, ranges, touched) };
}

/** Draws `==words==` highlighted, as in rendered notes. Its marks are visible while the selection touches it. */
export const highlights = () =>
  new Plugin<Highlights>({
    key,
    state: {
      init: (_config, state) => highlightsOf(state),
      apply: (tr, before, _previous, state) =>
        tr.docChanged || tr.selectionSet ? highlightsOf(state, before, tr.docChanged) : before,
    },
    props: { decorations: (state) => key.getState(state)?.drawn },
  });

const around = (state: EditorState): Range | undefined => {
  const { from, to } = state.selection;
  return key.getState(state)?.ranges.find((range) => range.from <= from && range.to >= to);
};

export const isHighlighted = (state: EditorState): boolean => around(state) !== undefined;

/** The selected part of each textblock, without the space around it. */
function selectedParts({ doc, selection: { from, to } }: EditorState): Range[] {
  const parts: Range[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock || node.type.spec.code) return;
    const [start, end] = [Math.max(from, at + 1), Math.min(to, at + 1 + node.content.size)];
    const text = node.textBetween(start - at - 1, end - at - 1, undefined, '\ufffc');
    const part = {
      from: start + text.length - text.trimStart().length,
      to: end - (text.length - text.trimEnd().length),
    };
    if (part.from < part.to) parts.push(part);
  });
  return parts;
}

const marksAt = (doc: Node, position: number): readonly Mark[] => doc.nodeAt(position)?.marks ?? [];

/** Highlights the selected text with `==`, or removes the highlight around it. */
export const toggleHighlight: Command = (state, dispatch) => {
  const { tr, doc, schema } = state;
  const present = around(state);
  const ranges = key.getState(state)?.ranges ?? [];
  const parts = present ? [] : selectedParts(state);
  const old = present ? [present] : ranges.filter((range) => parts.some((part) => touches(range, part)));
  for (const { from, to } of parts.toReversed()) {
    const last = marksAt(doc, to - 1);
    // Marks that hold the whole part also hold its `==`, so that they do not cross.
    const marks = marksAt(doc, from).filter((mark) => mark.isInSet(last) && mark.type.name !== 'inlineCode');
    tr.insert(to, schema.text('==', marks)).insert(from, schema.text('==', marks));
  }
  for (const { from, to } of old) {
    for (const place of [to - MARK, from]) tr.delete(tr.mapping.map(place), tr.mapping.map(place + MARK, -1));
  }
  if (!tr.docChanged) return false;
  dispatch?.(tr);
  return true;
};
