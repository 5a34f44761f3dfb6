type Move = { id: string; before?: string | undefined; after?: string | undefined };

/**
 * Children as they are displayed: listed ones first, in that order, then the others
 * (docs/specification/service.md#order-of-children).
 */
export function arrange(children: string[], order: string[]) {
  const present = new Set(children);
  const listed = order.filter((id) => present.delete(id));
  return [...listed, ...children.filter((id) => present.has(id))];
}

/**
 * The new own order after one move, or undefined when the neighbour does not exist. It lists only as many
 * children as necessary, so that those that were never moved stay unlisted.
 */
export function moveWithin(children: string[], order: string[], { id, before, after }: Move) {
  const rest = arrange(children, order).filter((child) => child !== id);
  const neighbour = before ?? after;
  let index = rest.length;
  if (neighbour !== undefined) {
    const found = rest.indexOf(neighbour);
    if (found < 0) return undefined;
    index = before === undefined ? found + 1 : found;
  }
  const arranged = rest.toSpliced(index, 0, id);
  const listed = new Set([...order, id]);
  return arranged.slice(0, arranged.findLastIndex((child) => listed.has(child)) + 1);
}
