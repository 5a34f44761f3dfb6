import type { ListItem } from '@my-note/contract';
import { useSelection } from '@my-note/kit/lists';
import { runtimeConfigQuery } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { chakra, Stack, Text, toast, useLongPress } from '@my-note/kit/ui';
import { useState } from 'react';
import { trashMutations } from '../../api/trash.mutations.ts';
import { entryTitle, filterTrash, itemPath, sortByDeletion } from '../../model/trash.ts';
import { texts } from '../../texts.ts';
import { FilterInput } from '../lists/filter-input.tsx';
import { DeletePermanentlyDialog, type DeleteTarget } from './delete-permanently-dialog.tsx';
import { TrashRow } from './trash-row.tsx';
import { TrashToolbar } from './trash-toolbar.tsx';

/** The entries of the trash, with a filter when there are many. */
export function TrashList({ items }: { items: readonly ListItem[] }) {
  const navigate = useNavigate();
  const restore = useMutation(trashMutations.restore());
  const restoreMany = useMutation(trashMutations.restoreMany());
  const retentionDays = useQuery(runtimeConfigQuery()).data?.trashRetentionDays;
  const [filter, setFilter] = useState('');
  const [deleteTarget, setDeleteTarget] = useState<DeleteTarget | null>(null);
  const shown = filterTrash(sortByDeletion(items), filter);
  const selection = useSelection(shown.map(({ _id }) => _id));
  const press = useLongPress((target) => {
    const id = target.closest('[data-row]')?.getAttribute('data-row');
    if (id) selection.toggle(id, !selection.has(id));
  });

  const restoreItem = async (id: string) => {
    const note = await restore.mutateAsync(id).catch(() => null);
    if (!note) return;
    const open = { label: texts.trash.open, onClick: () => navigate(itemPath(note)) };
    toast({ title: texts.trash.restored(entryTitle(note)), type: 'success', action: open });
  };
  const restoreSelected = () =>
    restoreMany.mutate(selection.selected, {
      onSuccess: (count) => {
        selection.clear();
        toast({ title: texts.trash.restoredMany(count), type: 'success' });
      },
    });

  return (
    <Stack gap="4">
      <FilterInput label={texts.trash.filter} count={items.length} query={filter} onChange={setFilter} />
      {shown.length === 0 ? (
        <Text role="status" color="fg.muted">
          {texts.trash.noMatch}
        </Text>
      ) : (
        <TrashToolbar
          shown={shown.length}
          selection={selection}
          restoring={restoreMany.isPending}
          onRestore={restoreSelected}
          onRemove={() => setDeleteTarget(shown.filter(({ _id }) => selection.has(_id)))}
          onEmpty={filter === '' ? () => setDeleteTarget('all') : undefined}
        />
      )}
      <chakra.ul
        listStyleType="none"
        aria-label={texts.trash.list}
        borderTopWidth="1px"
        borderColor="border"
        {...press}
      >
        {shown.map((item) => (
          <TrashRow
            key={item._id}
            item={item}
            selected={selection.has(item._id)}
            retentionDays={retentionDays}
            restoring={restore.isPending ? restore.variables : undefined}
            onSelect={(checked, range) => selection.toggle(item._id, checked, range)}
            onRestore={restoreItem}
            onRemove={() => setDeleteTarget([item])}
          />
        ))}
      </chakra.ul>
      <DeletePermanentlyDialog deleteTarget={deleteTarget} onClose={() => setDeleteTarget(null)} />
    </Stack>
  );
}
