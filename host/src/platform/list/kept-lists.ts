/** The database of the lists that this device keeps for the next visit. */
export const KEPT_LISTS = 'my-note.lists';

/** Removes them; pages that have them open close them first. Some private windows have no databases. */
export function forgetKeptLists(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(KEPT_LISTS);
  } catch (error) {
    console.warn(error);
  }
}
