import type { ListItem } from '@my-note/shared-kit/contract';
import { Input } from '@my-note/shared-kit/forms';
import { useMutation } from '@my-note/shared-kit/query';
import { useNavigate } from '@my-note/shared-kit/router';
import { chakra, Stack, Text, toast } from '@my-note/shared-kit/ui';
import { useState } from 'react';
import { trashMutations } from '../api/trash.mutations.ts';
import { byDeletion, entryTitle, FILTER_FROM, filterTrash, pathOf } from '../model/trash.ts';
import { texts } from '../texts.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { TrashRow } from './trash-row.tsx';

/** The entries of the trash, with a filter box once there are many. */
export function TrashList({ items }: { items: readonly ListItem[] }) {
  const navigate = useNavigate();
  const restore = useMutation(trashMutations.restore());
  const [wanted, setWanted] = useState('');
  const [going, setGoing] = useState<ListItem | null>(null);
  const withFilter = items.length >= FILTER_FROM || wanted !== '';
  const shown = filterTrash(byDeletion(items), wanted);

  const bringBack = async (item: ListItem) => {
    const note = await restore.mutateAsync(item._id).catch(() => null);
    if (!note) return;
    const open = { label: texts.trash.open, onClick: () => navigate(pathOf(note)) };
    toast({ title: texts.trash.restored(entryTitle(note)), type: 'success', action: open });
  };

  return (
    <Stack gap="4">
      {withFilter && (
        <Input
          type="search"
          aria-label={texts.trash.filter}
          placeholder={texts.trash.filter}
          maxWidth="20rem"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {shown.length === 0 && <Text color="fg.muted">{texts.trash.noMatch}</Text>}
      <chakra.ul listStyleType="none" aria-label={texts.trash.list}>
        {shown.map((item) => (
          <TrashRow
            key={item._id}
            item={item}
            restoring={restore.isPending && restore.variables === item._id}
            onRestore={() => bringBack(item)}
            onRemove={() => setGoing(item)}
          />
        ))}
      </chakra.ul>
      <RemoveDialog item={going} onClose={() => setGoing(null)} />
    </Stack>
  );
}
