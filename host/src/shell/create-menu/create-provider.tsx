import { links } from '@my-note/contract';
import { RemoteSlot } from '@my-note/kit/federation';
import { useQueryClient } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import {
  CreateContext,
  type CreateSlot,
  type StartCreating,
} from '../../platform/commands/create-context.ts';
import { usePath } from '../../platform/menu/use-items.ts';
import { showSlotError } from '../../platform/remotes/ui/slot-error.ts';
import { categoryAt } from './category-at.ts';
import { dialogEntry } from './dialog-entry.ts';

interface CreateRequest {
  slot: CreateSlot;
  categoryId: string | null;
  /** Distinguishes successive requests. */
  count: number;
}

/**
 * Mounts the slots of the notes remote for New note and New category, then navigates to the new slug; to `/` if a note
 * could not be created (docs/specification/product.md#new-note).
 */
export function CreateProvider({ children }: { children: ReactNode }) {
  const [adding, setAdding] = useState<CreateRequest | null>(null);
  const navigate = useNavigate();
  const path = usePath();
  const queryClient = useQueryClient();
  const userId = useSession(({ user }) => user?._id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user once
  useEffect(() => () => setAdding(null), [userId]);

  const start = useCallback<StartCreating>(
    async (slot, categoryId) => {
      dialogEntry.take();
      // Only a note is created where the current page is (docs/specification/product.md#new-category).
      const isHere = slot === 'notes/new-note' && categoryId === undefined;
      const wanted = (isHere ? await categoryAt(queryClient, path) : categoryId) ?? null;
      setAdding((last) => ({ slot, categoryId: wanted, count: (last?.count ?? 0) + 1 }));
    },
    [queryClient, path],
  );
  const onDone = (slug: string | null) => {
    setAdding(null);
    const go = (href: string) => void navigate(href, { replace: dialogEntry.isTaken() });
    if (slug) go(links.item(slug));
    else if (adding?.slot === 'notes/new-note') go(links.home());
    else dialogEntry.leave();
  };
  const onError = (error: unknown) => {
    setAdding(null);
    dialogEntry.leave();
    showSlotError(error);
  };

  return (
    <CreateContext value={start}>
      {children}
      {adding && (
        <RemoteSlot
          key={adding.count}
          name={adding.slot}
          props={{ categoryId: adding.categoryId, onDone }}
          onError={onError}
        />
      )}
    </CreateContext>
  );
}
