import { lift, setBlockType, wrapIn } from '@milkdown/kit/prose/commands';
import { liftListItem, wrapInList } from '@milkdown/kit/prose/schema-list';
import { type Command, EditorState, Selection, TextSelection } from '@milkdown/kit/prose/state';
import type { Formatting } from './formatting.ts';
import { toggleCodeBlock } from './schema/code-block.ts';

export type BlockKind =
  | 'text'
  | 'heading-1'
  | 'heading-2'
  | 'heading-3'
  | 'bullets'
  | 'numbers'
  | 'tasks'
  | 'quote'
  | 'callout'
  | 'code';

const MOST_LEVELS = 20;
const LISTS = ['bullet_list', 'ordered_list'];

const isIn = ({ selection: { $from } }: EditorState, name: string): boolean => {
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type.name === name) return true;
  return false;
};

/** Runs commands one after the other as one step to undo. Commands that do not apply are skipped. */
const inTurn =
  (...commands: Command[]): Command =>
  (state, dispatch) => {
    let now = state;
    const { tr } = state;
    for (const command of commands) {
      command(now, (made) => {
        const { state: next, transactions } = now.applyTransaction(made);
        for (const step of transactions.flatMap(({ steps }) => steps)) tr.step(step);
        now = next;
      });
    }
    if (!tr.docChanged) return false;
    dispatch?.(tr.setSelection(Selection.fromJSON(tr.doc, now.selection.toJSON())).scrollIntoView());
    return true;
  };

/** Repeats a command while the cursor is inside a kind of node. Nesting has few levels. */
const outOf = (name: string, command: Command): Command =>
  inTurn(
    ...Array.from({ length: MOST_LEVELS }, (): Command => (now, act) => isIn(now, name) && command(now, act)),
  );

/** Runs a command in each selected textblock, the last one first. */
const inEachBlock =
  (command: Command): Command =>
  (state, dispatch) => {
    const { tr, doc, selection } = state;
    const places: number[] = [];
    doc.nodesBetween(selection.from, selection.to, (node, at) => {
      if (node.isTextblock) places.push(at + 1);
    });
    let now = state;
    for (const place of places.reverse()) {
      const $place = now.doc.resolve(tr.mapping.map(place));
      now = now.apply(now.tr.setSelection(TextSelection.near($place)));
      command(now, ({ steps, doc: changed }) => {
        for (const step of steps) tr.step(step);
        now = EditorState.create({ doc: changed });
      });
    }
    const at = (position: number) => tr.doc.resolve(tr.mapping.map(position));
    dispatch?.(tr.setSelection(TextSelection.between(at(selection.anchor), at(selection.head))));
    return tr.docChanged;
  };

const toBlock =
  (name: string, attrs?: Record<string, unknown>): Command =>
  (state, dispatch) => {
    const type = state.schema.nodes[name];
    return type ? setBlockType(type, attrs)(state, dispatch) : false;
  };
const toText = toBlock('paragraph');
const outOfLists = outOf('list_item', (state, dispatch) => {
  const { list_item: item } = state.schema.nodes;
  return item ? liftListItem(item)(state, dispatch) : false;
});
const outOfQuotes = outOf('blockquote', lift);
const toPlainBlocks = inEachBlock(inTurn(toText, outOfLists, outOfQuotes));

/** Changes the kind of the list at the cursor in its place; other blocks become a list. */
const intoList =
  (name: 'bullet_list' | 'ordered_list', keepsTasks = false): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const type = state.schema.nodes[name];
    if (!type) return false;
    for (let depth = $from.depth; depth > 0; depth--) {
      const list = $from.node(depth);
      if (!LISTS.includes(list.type.name)) continue;
      const { tr } = state;
      const place = $from.before(depth);
      tr.setNodeMarkup(place, type, { spread: list.attrs.spread });
      list.forEach((item, offset, index) => {
        const marks =
          name === 'bullet_list'
            ? { listType: 'bullet', label: '•' }
            : { listType: 'ordered', label: `${index + 1}.` };
        const checked = keepsTasks ? item.attrs.checked : null;
        tr.setNodeMarkup(place + 1 + offset, undefined, { ...item.attrs, ...marks, checked });
      });
      dispatch?.(tr);
      return true;
    }
    return inTurn(toPlainBlocks, wrapInList(type))(state, dispatch);
  };

/** Makes tasks of the selected items. */
const intoTasks: Command = ({ tr, doc, selection: { $from, from, to } }, dispatch) => {
  const list = $from.depth > 1 ? $from.before(-1) : 0;
  doc.nodesBetween(from, to, (node, place) => {
    if (node.type.name === 'list_item' && node.attrs.checked === null && place >= list) {
      tr.setNodeMarkup(place, undefined, { ...node.attrs, checked: false });
    }
  });
  dispatch?.(tr);
  return true;
};

const intoQuote: Command = (state, dispatch) => {
  const quote = state.schema.nodes.blockquote;
  return quote ? wrapIn(quote)(state, dispatch) : false;
};

/** Writes the mark of a callout as the first line of the quote at the cursor. */
const markCallout: Command = ({ tr, schema, selection: { $from } }, dispatch) => {
  const { hardbreak } = schema.nodes;
  for (let depth = $from.depth; depth > 0; depth--) {
    if ($from.node(depth).type.name !== 'blockquote') continue;
    const isEmpty = $from.node(depth).textContent === '';
    const mark = [
      schema.text('[!note]'),
      ...(isEmpty || !hardbreak ? [] : [hardbreak.create({ isInline: true })]),
    ];
    dispatch?.(tr.insert($from.start(depth) + 1, isEmpty ? schema.text('[!note] ') : mark));
    return true;
  }
  return false;
};

const COMMANDS: Record<BlockKind, Command> = {
  text: toPlainBlocks,
  'heading-1': inTurn(toPlainBlocks, toBlock('heading', { level: 1 })),
  'heading-2': inTurn(toPlainBlocks, toBlock('heading', { level: 2 })),
  'heading-3': inTurn(toPlainBlocks, toBlock('heading', { level: 3 })),
  bullets: intoList('bullet_list'),
  numbers: intoList('ordered_list'),
  tasks: inTurn(intoList('bullet_list', true), intoTasks),
  quote: inTurn(toPlainBlocks, intoQuote),
  callout: inTurn(toPlainBlocks, intoQuote, markCallout),
  code: inTurn(toPlainBlocks, toggleCodeBlock),
};

/** Turns the selected blocks into another kind; their text and its formatting stay. */
export const turnInto = (kind: BlockKind): Command => COMMANDS[kind];

/** The kind of the block at the cursor. */
export function blockKind(formatting: Formatting): BlockKind {
  if (formatting.has('code_block')) return 'code';
  if (formatting.has('task')) return 'tasks';
  for (const level of [1, 2, 3] as const) if (formatting.has(`heading:${level}`)) return `heading-${level}`;
  if (formatting.has('bullet_list')) return 'bullets';
  if (formatting.has('ordered_list')) return 'numbers';
  return formatting.has('blockquote') ? 'quote' : 'text';
}
