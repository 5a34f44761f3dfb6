/**
 * The interface of the domain core, notes and categories as a tree, for features and the app, together
 * with `tables.ts` and `text.ts`. What is not listed here is internal.
 */
export { comparableTitle, firstFreeTitle } from './categories/category-title.rules.ts';
export { checkTitleFree, makeTitlesUnique } from './categories/category-titles.usecases.ts';
export { findCategory, insertCategory } from './categories/write-category.usecases.ts';
export { moveWithin } from './order.rules.ts';
export {
  checkSlugLength,
  findParent,
  freeSlug,
  MAX_SLUG_BYTES,
  nearestLivingParent,
  placeItem,
} from './place.usecases.ts';
export { nextState, saveText } from './save-text.usecases.ts';
export {
  listCategoryNames,
  listCategoryOptions,
  listSiblingTitles,
} from './storage/categories.repository.ts';
export { type Facts, withFacts } from './storage/facts.repository.ts';
export { categoryNeedsOwnCall, noteLocked, noteNotFound, versionConflict } from './storage/items.errors.ts';
export {
  findByAlias,
  findItem,
  findItems,
  findLiving,
  findNewestDraft,
  findTrashedBySlug,
  insertItem,
  listAliases,
  requireItem,
  requireLiving,
  updateItem,
} from './storage/items.repository.ts';
export { type Item, toCategory, toListItem, toNote } from './storage/items.rules.ts';
export {
  readBacklinksText,
  readItemsText,
  readListTexts,
  readPreviews,
  readTrashedText,
  readTrashText,
} from './storage/list/list.repository.ts';
export { toColumns, toListed } from './storage/list/list-columns.rules.ts';
export {
  countListed,
  type ListedRow,
  readChanged,
  readFirstChildren,
  readGone,
  readKnownSince,
  readListed,
  readPart,
  withListSnapshot,
} from './storage/list/list-parts.repository.ts';
export { listTagged, listTaggedIds, listWithTags } from './storage/list/tagged.repository.ts';
export { readNoteText } from './storage/note-text.repository.ts';
export { dropFromOrders, listChildIds, readOrder, writeOrder } from './storage/order.repository.ts';
export {
  deleteItem,
  deleteTrash,
  deleteTrashEntry,
  detachSubtree,
  listOldTrash,
  moveChildrenUp,
  restoreSubtree,
  setSlugs,
  takenSegments,
  trashSubtree,
} from './storage/subtree.repository.ts';
export {
  cancelDeletion,
  countUsers,
  insertIdentity,
  isKnown,
  isOperator,
  listOperatorIds,
  listUserIds,
  lockUser,
  readLanguages,
  readListState,
  readRevision,
  readRevisions,
  upsertUser,
  writeAsOwner,
  writeLanguage,
} from './storage/users.repository.ts';
export { type Identity, toUser } from './storage/users.rules.ts';
export type { UserRow } from './storage/users.table.ts';
export {
  createVersion,
  findVersion,
  findVersionOf,
  listVersions,
  setVersionName,
} from './storage/versions.repository.ts';
export { writeNote } from './write-note.usecases.ts';
