export { refreshLists } from './item-cache.ts';
export { writeItem } from './item-mutation.ts';
export { itemMutations } from './items.mutations.ts';
export { type Placement, placed } from './list-changes.ts';
export { createMoveToasts } from './move-toasts.ts';
export { type NoteList, parentIdOf, subtreeIds } from './note-list.ts';
export { putNote } from './put-note.ts';
export { offerUndo, wayBack } from './undo.ts';
