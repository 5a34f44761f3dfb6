import type { Node } from '@milkdown/kit/prose/model';
import type { Cell } from './change-table.ts';

/** The cell of a table around a position of the document; null outside of tables. */
export function cellAt(doc: Node, position: number): Cell | null {
  const $inside = doc.resolve(position);
  for (let depth = $inside.depth - 1; depth > 0; depth -= 1) {
    if ($inside.node(depth).type.name !== 'table') continue;
    return { table: $inside.before(depth), row: $inside.index(depth), column: $inside.index(depth + 1) };
  }
  return null;
}
