import { ITEMS_REVISION_HEADER } from '@my-note/contract';

/** The list's revision is newer long before this many are stored. */
const REMEMBERED = 5_000;
const own = new Set<number>();

/** Records the revision that a write of this tab has made, from the response's header. */
export function recordOwnRevision(response: Pick<Response, 'headers'>): void {
  const revision = Number(response.headers.get(ITEMS_REVISION_HEADER) ?? 'none');
  if (Number.isNaN(revision)) return;
  if (own.size >= REMEMBERED) own.clear();
  own.add(revision);
}

/** The revision of this tab's last write; 0 before the first. */
export const newestOwnRevision = (): number => Math.max(0, ...own);

/** Whether another tab or device wrote between two revisions. */
export function hasForeignRevisions(known: number, latest: number): boolean {
  if (latest - known > REMEMBERED) return true;
  for (let revision = known + 1; revision <= latest; revision += 1) {
    if (!own.has(revision)) return true;
  }
  return false;
}

/** Forgets all of them: each user's revisions are numbered on their own. */
export const forgetOwnRevisions = (): void => own.clear();
