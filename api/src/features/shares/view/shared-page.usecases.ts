import { idSchema } from '@my-note/contract';
import type { Services } from '../../../core/services.ts';
import { findOpenShare, findShared } from '../shares.repository.ts';

/** The content of a page before any script has run, for link previews. */
export type PageFacts = { title: string; description: string };

const HIDDEN: PageFacts = { title: 'Shared note', description: 'This note is protected by a password.' };

/**
 * Facts of a shared page; undefined when the link does not work. A share with a password has
 * none, even for a visitor who has entered it, because previews are made by others.
 */
export async function describeShared({ db, clock }: Services, shareId: string, noteId: string) {
  const id = idSchema.safeParse(noteId).data;
  const open = id === undefined ? undefined : await findOpenShare(db, shareId, clock());
  if (id === undefined || !open) return undefined;
  if (open.share.passwordHash !== null) return HIDDEN;
  const item = await findShared(db, open, id);
  return item && { title: item.title || 'Untitled', description: item.excerpt || 'Shared with My Note.' };
}
