type Imported = { id: string; parentId: string | null };

/**
 * What of an import goes to the trash: as few entries as possible, each with all below it. A category stays when
 * something below it is not the import's, and so do those above it. `homes` are the parents of what is not.
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
  const goes = (id: string | null): id is string => id !== null && parentOf.has(id) && !kept.has(id);
  const entries: string[] = [];
  /** By the id of what goes along with one. */
  const entryOf = new Map<string, string>();
  for (const { id, parentId } of imported) {
    if (!goes(id)) continue;
    if (!goes(parentId)) {
      entries.push(id);
      continue;
    }
    let root = parentId;
    for (let above = parentOf.get(root) ?? null; goes(above); above = parentOf.get(root) ?? null)
      root = above;
    entryOf.set(id, root);
  }
  return { entries, entryOf, kept: [...kept] };
}
