import type { ListItem } from '@my-note/contract';
import { runtimeConfigQuery } from '@my-note/shared-kit/queries';
import { useMutation, useQuery } from '@my-note/shared-kit/query';
import { useNavigate } from '@my-note/shared-kit/router';
import { chakra, Stack, Text, toast } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { trashMutations } from '../../api/trash.mutations.ts';
import { byDeletion, entryTitle, filterTrash, pathOf } from '../../model/trash.ts';
import { texts } from '../../texts.ts';
import { FilterBox } from '../lists/filter-input.tsx';
import { type Going, RemoveDialog } from './delete-permanently-dialog.tsx';
import { TrashRow } from './trash-row.tsx';
import { TrashToolbar } from './trash-toolbar.tsx';
import { useSelection } from './use-selection.ts';

/** The entries of the trash, with a filter box once there are many. */
export function TrashList({ items }: { items: readonly ListItem[] }) {
  const navigate = useNavigate();
  const restore = useMutation(trashMutations.restore());
  const restoreMany = useMutation(trashMutations.restoreMany());
  const retentionDays = useQuery(runtimeConfigQuery()).data?.trashRetentionDays;
  const [wanted, setWanted] = useState('');
  const [going, setGoing] = useState<Going | null>(null);
  const shown = filterTrash(byDeletion(items), wanted);
  const selection = useSelection(shown.map(({ _id }) => _id));

  const bringBack = async (id: string) => {
    const note = await restore.mutateAsync(id).catch(() => null);
    if (!note) return;
    const open = { label: texts.trash.open, onClick: () => navigate(pathOf(note)) };
    toast({ title: texts.trash.restored(entryTitle(note)), type: 'success', action: open });
  };
  const bringBackSelected = () =>
    restoreMany.mutate(selection.selected, {
      onSuccess: (count) => {
        selection.clear();
        toast({ title: texts.trash.restoredMany(count), type: 'success' });
      },
    });

  return (
    <Stack gap="4">
      <FilterBox label={texts.trash.filter} count={items.length} wanted={wanted} onChange={setWanted} />
      {shown.length === 0 ? (
        <Text color="fg.muted">{texts.trash.noMatch}</Text>
      ) : (
        <TrashToolbar
          shown={shown.length}
          selection={selection}
          restoring={restoreMany.isPending}
          onRestore={bringBackSelected}
          onRemove={() => setGoing(shown.filter(({ _id }) => selection.has(_id)))}
          onEmpty={wanted === '' ? () => setGoing('all') : undefined}
        />
      )}
      <chakra.ul listStyleType="none" aria-label={texts.trash.list} borderTopWidth="1px" borderColor="border">
        {shown.map((item) => (
          <TrashRow
            key={item._id}
            item={item}
            selected={selection.has(item._id)}
            retentionDays={retentionDays}
            restoring={restore.isPending ? restore.variables : undefined}
            onSelect={(checked, range) => selection.toggle(item._id, checked, range)}
            onRestore={bringBack}
            onRemove={() => setGoing([item])}
          />
        ))}
      </chakra.ul>
      <RemoveDialog going={going} onClose={() => setGoing(null)} />
    </Stack>
  );
}
