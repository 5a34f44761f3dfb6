export { categoryQueries } from './categories.ts';
export { configMutations, configQueries, configValue } from './configs.ts';
export { putNote, refreshLists } from './item-cache.ts';
export { writeItem } from './item-mutation.ts';
export { itemMutations } from './items.mutations.ts';
export { type ListChange, type Placement, placed } from './list-changes.ts';
export { type NoteList, parentIdOf, subtreeIds } from './note-list.ts';
export { noteQueries } from './notes.ts';
export { placementOf } from './placement.ts';
