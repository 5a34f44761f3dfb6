import { RemoteSlot, type SlotName } from '@my-note/shared-kit/federation';
import { requestedCategory } from '@my-note/shared-kit/menu';
import { useNavigate } from '@my-note/shared-kit/router';
import { toast } from '@my-note/shared-kit/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { RemoteError } from '../remotes/errors.ts';
import { texts } from '../texts.ts';
import { useItems, usePath } from '../use-menu.ts';
import { AddContext } from './add-context.ts';

interface Adding {
  slot: SlotName;
  categoryId: string | null;
  /** Makes each start a new one. */
  count: number;
}

/**
 * Mounts what the notes remote brings for New note and New category. Afterwards the app goes to the new
 * slug; a note that could not be made leads to `/` (specification, section 2).
 */
export function AddProvider({ children }: { children: ReactNode }) {
  const [adding, setAdding] = useState<Adding | null>(null);
  const navigate = useNavigate();
  const path = usePath();
  const { data: items = [] } = useItems();

  const start = useCallback(
    (slot: SlotName) => {
      const categoryId = requestedCategory(items, path)?._id ?? null;
      setAdding((last) => ({ slot, categoryId, count: (last?.count ?? 0) + 1 }));
    },
    [items, path],
  );
  const onDone = (slug: string | null) => {
    setAdding(null);
    if (slug) void navigate(`/${slug}`);
    else if (adding?.slot === 'notes/new-note') void navigate('/');
  };
  const onError = (error: unknown) => {
    console.error(error);
    setAdding(null);
    const kind = error instanceof RemoteError ? error.kind : 'evaluation';
    toast({
      title: texts.remoteErrors[kind].title,
      description: texts.remoteErrors[kind].text,
      type: 'error',
    });
  };

  return (
    <AddContext value={start}>
      {children}
      {adding && (
        <RemoteSlot
          key={adding.count}
          name={adding.slot}
          props={{ categoryId: adding.categoryId, onDone }}
          onError={onError}
        />
      )}
    </AddContext>
  );
}
