import { ITEMS_REVISION_HEADER } from '@my-note/contract';

/** So many are remembered; the list names a later one long before. */
const REMEMBERED = 5_000;
const own = new Set<number>();

/** Remembers what this tab has written itself: the answer to each write names the revision it made. */
export function recordOwnRevision(answer: Pick<Response, 'headers'>): void {
  const revision = Number(answer.headers.get(ITEMS_REVISION_HEADER) ?? 'none');
  if (Number.isNaN(revision)) return;
  if (own.size >= REMEMBERED) own.clear();
  own.add(revision);
}

/** Whether another tab or device wrote between two revisions, as far as this tab knows. */
export function hasForeignRevisions(known: number, latest: number): boolean {
  if (latest - known > REMEMBERED) return true;
  for (let revision = known + 1; revision <= latest; revision += 1) {
    if (!own.has(revision)) return true;
  }
  return false;
}
