import { idSchema } from '@my-note/contract';
import type { Services } from '../../../core/services.ts';
import { findOpenShare, findShared } from '../shares.repository.ts';
import { sharesTexts } from '../texts.ts';

/** The content of a page before any script has run, for link previews. */
export type PageFacts = { title: string; description: string };

const hidden = (): PageFacts => ({ title: sharesTexts.hiddenTitle, description: sharesTexts.hiddenText });

/**
 * Facts of a shared page; undefined when the link does not work. A share with a password has
 * none, even for a visitor who has entered it, because previews are made by others.
 */
export async function describeShared({ db, clock }: Services, shareId: string, noteId: string) {
  const id = idSchema.safeParse(noteId).data;
  const open = id === undefined ? undefined : await findOpenShare(db, shareId, clock());
  if (id === undefined || !open) return undefined;
  if (open.share.passwordHash !== null) return hidden();
  const item = await findShared(db, open, id);
  return (
    item && { title: item.title || sharesTexts.untitled, description: item.excerpt || sharesTexts.sharedWith }
  );
}
