import type { attachmentQuerySchema } from '@my-note/contract';
import type * as z from 'zod/mini';
import { unauthorized } from '../../core/errors.ts';
import { attachmentGone } from '../attachments/attachments.errors.ts';
import { findAttachment } from '../attachments/attachments.repository.ts';
import {
  ownerOfSharedAttachment,
  type SharedViewDeps,
  type Visitor,
} from '../shares/view/shared-view.usecases.ts';

type AttachmentQuery = z.infer<typeof attachmentQuerySchema>;

/** For its owner, or for a visitor of a share with a note that shows it. */
export async function openAttachment(
  deps: SharedViewDeps,
  id: string,
  visitor: Visitor,
  { share: shareId, note: noteId, through }: AttachmentQuery,
) {
  if (shareId === undefined && visitor.userId === undefined) throw unauthorized();
  const row = await findAttachment(deps.db, id);
  if (row && row.createdBy === visitor.userId) return row;
  if (shareId === undefined) throw attachmentGone();
  const ownerId = await ownerOfSharedAttachment(
    deps,
    { shareId, noteId, through, attachmentId: id },
    visitor,
  );
  if (!row || row.createdBy !== ownerId) throw attachmentGone();
  return row;
}
