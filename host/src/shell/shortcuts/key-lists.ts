import type { KeyGroup } from '@my-note/kit/keys';
import { keycaps, type Shortcut } from '@my-note/kit/shortcuts';

/**
 * The shortcuts that are bound now, those of groups in the table with them, and the rest of the table. Alternatives of
 * one shortcut share a row.
 */
export function mergeGroups(
  bound: readonly Omit<Shortcut, 'run'>[],
  table: readonly KeyGroup[],
): readonly KeyGroup[] {
  const groups = new Map<string, Map<string, string[]>>();
  const add = (group: string, label: string, keys: string) => {
    const rows = groups.get(group) ?? new Map<string, string[]>();
    groups.set(group, rows);
    const ways = rows.get(label) ?? [];
    rows.set(label, ways.includes(keys) ? ways : [...ways, keys]);
  };
  const inTable = new Set(table.map(({ group }) => group));
  for (const { group, label, keys } of bound) if (!inTable.has(group)) add(group, label, keys);
  for (const { group } of table) groups.set(group, new Map());
  for (const { group, label, keys } of bound) if (inTable.has(group)) add(group, label, keys);
  for (const { group, rows } of table)
    for (const { keys, label } of rows) for (const way of keys.split(' / ')) add(group, label, way);
  return [...groups].map(([group, rows]) => ({
    group,
    rows: [...rows].map(([label, ways]) => ({ label, keys: ways.join(' / ') })),
  }));
}

/** Rows that contain each typed word in their label, their group, or the names of their keys. */
export function filterGroups(groups: readonly KeyGroup[], typed: string, mac: boolean): readonly KeyGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const names = (keys: string) =>
    keys.split(' / ').flatMap((way) => keycaps(way, mac).map((press) => press.join(mac ? '' : '+')));
  return groups
    .map(({ group, rows }) => ({
      group,
      rows: rows.filter(({ label, keys }) => {
        const text = `${label} ${group} ${names(keys).join(' ')}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
