import { liftListItem, wrapInList } from '@milkdown/kit/prose/schema-list';
import type { Command, EditorState } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { formattingOf } from './formatting.ts';

type ListName = 'bullet_list' | 'ordered_list';

const ancestor = ({ selection: { $from } }: EditorState, names: readonly string[]) => {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return { node, pos: $from.before(depth) };
  }
  return null;
};

/** Wraps the block in a list; or changes the kind of its list; or removes a list of this kind. */
export const toggleList =
  (name: ListName): Command =>
  (state, dispatch, view) => {
    const { list_item: item, [name]: list } = state.schema.nodes;
    if (!item || !list) return false;
    const present = ancestor(state, ['bullet_list', 'ordered_list']);
    if (!present) return wrapInList(list)(state, dispatch, view);
    if (present.node.type === list) return liftListItem(item)(state, dispatch, view);
    const { tr } = state;
    tr.setNodeMarkup(present.pos, list, { spread: present.node.attrs.spread });
    const listType = name === 'bullet_list' ? 'bullet' : 'ordered';
    present.node.forEach((child, offset, index) => {
      const label = name === 'bullet_list' ? '•' : `${index + 1}.`;
      tr.setNodeMarkup(present.pos + 1 + offset, undefined, { ...child.attrs, listType, label });
    });
    dispatch?.(tr);
    return true;
  };

const setChecked =
  (next: (checked: boolean | null) => boolean | null): Command =>
  (state, dispatch) => {
    const item = ancestor(state, ['list_item']);
    if (!item) return false;
    dispatch?.(
      state.tr.setNodeMarkup(item.pos, undefined, {
        ...item.node.attrs,
        checked: next(item.node.attrs.checked),
      }),
    );
    return true;
  };

/** Turns the block into a task, and a task into a plain item. */
export const toggleTask: Command = (state, dispatch, view) => {
  if (!view || !dispatch) return ancestor(state, ['list_item', 'paragraph']) !== null;
  if (!ancestor(state, ['list_item'])) toggleList('bullet_list')(state, view.dispatch, view);
  return setChecked((checked) => (checked === null ? false : null))(view.state, view.dispatch);
};

/** Checks or unchecks the task at the cursor. */
export const toggleTaskDone: Command = (state, dispatch) =>
  formattingOf(state).has('task') && setChecked((checked) => !checked)(state, dispatch);

/** Toggles a task when its checkbox, which is drawn beside the text, is clicked. */
export function toggleTaskOnClick(view: EditorView, event: MouseEvent): boolean {
  const { target } = event;
  if (!(target instanceof HTMLLIElement) || target.dataset.itemType !== 'task') return false;
  const { left, right } = target.getBoundingClientRect();
  const isBeside =
    getComputedStyle(target).direction === 'rtl' ? event.clientX > right : event.clientX < left;
  if (!isBeside) return false;
  event.preventDefault();
  const pos = view.posAtDOM(target, 0) - 1;
  const item = view.state.doc.nodeAt(pos);
  if (item?.type.name !== 'list_item') return false;
  view.dispatch(view.state.tr.setNodeMarkup(pos, undefined, { ...item.attrs, checked: !item.attrs.checked }));
  return true;
}
