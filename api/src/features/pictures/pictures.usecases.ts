import type { PictureQuery } from '@my-note/contract';
import { unauthorized } from '../../core/errors.ts';
import type { Picture } from '../../core/outgoing/picture-fetch.ts';
import { pictureNotShown } from '../../core/outgoing/pictures.errors.ts';
import type { Pictures } from '../../core/outgoing/pictures.ts';
import { addressGroup } from '../../core/text/address-group.ts';
import { readSharedText, type SharedViewDeps, type Visitor } from '../shares/view/shared-view.usecases.ts';
import { containsAddress } from './address-in-text.rules.ts';

export type PicturesDeps = SharedViewDeps & { pictures: Pictures };

/** For people who are signed in; for visitors of a share only what a note of it shows, so that this is not an open proxy. */
export async function readPicture(
  deps: PicturesDeps,
  { address, share, note, through }: PictureQuery,
  visitor: Visitor,
  signal: AbortSignal,
): Promise<Picture> {
  const caller = visitor.userId ?? addressGroup(visitor.address);
  deps.pictures.admit(caller);
  if (visitor.userId === undefined) {
    if (share === undefined || note === undefined) throw unauthorized();
    const text = await readSharedText(deps, { shareId: share, noteId: note, through }, visitor);
    if (!containsAddress(text, address)) throw pictureNotShown();
  }
  return deps.pictures.fetch(address, caller, signal);
}
