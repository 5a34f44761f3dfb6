import type { SlotProps } from '@my-note/shared-kit/federation';
import { categoryQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { Text } from '@my-note/shared-kit/ui';
import { useMemo, useState } from 'react';
import { moveTargetsOf } from '../../model/note/move-targets.ts';
import { texts } from '../../texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import { useGainedShare } from './use-gained-share.ts';

/** Returns the chosen category; its caller moves the item. */
export function MoveDialog({ item, onDone }: SlotProps['notes/move-item']) {
  const { data: options } = useQuery(categoryQueries.options());
  const [target, setTarget] = useState(item.category?._id ?? '');
  const [selecting, setSelecting] = useState(false);
  const sharedBy = useGainedShare(item, target === '' ? null : target);
  const targets = useMemo(() => moveTargetsOf(options ?? [], item), [options, item]);

  return (
    <FormDialog
      title={texts.move.title(item.title || texts.untitled)}
      description={texts.move.text}
      saveLabel={texts.actions.move}
      busy={options === undefined}
      closeOnEscape={!selecting}
      onSubmit={() => {
        const unchanged = target === (item.category?._id ?? '');
        onDone(unchanged ? undefined : { parentId: target === '' ? null : target });
      }}
      onClose={() => onDone()}
    >
      <SearchableSelect
        label={texts.move.target}
        placeholder={texts.move.topLevel}
        options={targets}
        value={target}
        onChange={setTarget}
        onOpenChange={setSelecting}
        width="full"
      />
      <Text role="status" textStyle="sm" color="fg.warning">
        {sharedBy && texts.move.shared(sharedBy.note.title || texts.untitled)}
      </Text>
    </FormDialog>
  );
}
