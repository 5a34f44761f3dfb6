import type { ImportedCategory } from '@my-note/contract/jobs';
import { wellFormed } from '../../../core/text/sanitize-text.ts';
import { createOutlineRoom } from '../warnings.rules.ts';
import type { StagedCategory } from './stage.usecases.ts';

const MAX_LISTED = 1_000;

/** The categories as their tree will show them, each before those below it. */
export function outlineOf(categories: StagedCategory[], order: string[]): ImportedCategory[] {
  const children = new Map<string | null, StagedCategory[]>();
  const places = new Map(
    [...order, ...categories.flatMap((category) => category.order)].map((id, n) => [id, n]),
  );
  for (const category of categories) {
    const siblings = children.get(category.parentId) ?? [];
    children.set(category.parentId, siblings);
    siblings.push(category);
  }
  const place = ({ id }: StagedCategory) => places.get(id) ?? Number.POSITIVE_INFINITY;
  for (const siblings of children.values())
    siblings.sort((a, b) => compare(place(a), place(b)) || (a.id < b.id ? -1 : 1));
  const listed: ImportedCategory[] = [];
  const open = (parent: string | null, depth: number) =>
    (children.get(parent) ?? []).map((category) => ({ category, depth })).reverse();
  const room = createOutlineRoom();
  const stack = open(null, 0);
  for (let next = stack.pop(); next && listed.length < MAX_LISTED; next = stack.pop()) {
    const { category, depth } = next;
    const entry = { title: wellFormed(category.title), depth, notes: category.notes };
    if (!room.takes(entry)) break;
    listed.push(entry);
    stack.push(...open(category.id, depth + 1));
  }
  return listed;
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b);
