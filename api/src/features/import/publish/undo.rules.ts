type Imported = { id: string; parentId: string | null };

/**
 * Which items of an import go to the trash, in as few entries as possible. A category stays when it has an item of
 * another origin below it. `homes` are the parents of those items.
 */
export function planUndo(imported: Imported[], homes: Iterable<string>) {
  const parentOf = new Map(imported.map(({ id, parentId }) => [id, parentId]));
  const kept = new Set<string>();
  for (const home of homes) {
    for (let at: string | null = home; at !== null && parentOf.has(at) && !kept.has(at); ) {
      kept.add(at);
      at = parentOf.get(at) ?? null;
    }
  }
  const isTrashed = (id: string | null): id is string => id !== null && parentOf.has(id) && !kept.has(id);
  const entries: string[] = [];
  /** The entry of each item below one, by the item's id. */
  const entryOf = new Map<string, string>();
  for (const { id, parentId } of imported) {
    if (!isTrashed(id)) continue;
    if (!isTrashed(parentId)) {
      entries.push(id);
      continue;
    }
    let root = parentId;
    for (let above = parentOf.get(root) ?? null; isTrashed(above); above = parentOf.get(root) ?? null)
      root = above;
    entryOf.set(id, root);
  }
  return { entries, entryOf, kept: [...kept] };
}
