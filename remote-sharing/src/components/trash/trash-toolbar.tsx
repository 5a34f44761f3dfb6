import { RowCheckbox, type Selection } from '@my-note/kit/lists';
import { Button, HStack, Icon, Spacer, Text } from '@my-note/kit/ui';
import { Trash2, Undo2 } from 'lucide-react';
import { texts } from '../../texts.ts';

interface TrashToolbarProps {
  /** How many entries the list shows. */
  shown: number;
  selection: Selection;
  restoring: boolean;
  onRestore: () => void;
  onRemove: () => void;
  /** Absent while the list shows only a part of the trash. */
  onEmpty: (() => void) | undefined;
}

/** Selects all entries, and acts on the selected ones or on the whole trash. */
export function TrashToolbar({
  shown,
  selection,
  restoring,
  onRestore,
  onRemove,
  onEmpty,
}: TrashToolbarProps) {
  const count = selection.selected.length;
  return (
    <HStack gap="2" minHeight="touchTarget" wrap="wrap">
      <RowCheckbox
        label={texts.trash.selectAll}
        checked={count > 0 && count === shown}
        mixed={count > 0 && count < shown}
        onChange={selection.toggleAll}
      />
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
        {count > 0 ? texts.trash.selected(count) : texts.trash.entries(shown)}
      </Text>
      <Spacer />
      {count > 0 && (
        <>
          <Button size="sm" variant="outline" loading={restoring} onClick={onRestore}>
            <Icon as={Undo2} />
            {texts.trash.restoreSelected}
          </Button>
          <Button size="sm" variant="outline" colorPalette="red" color="fg.error" onClick={onRemove}>
            <Icon as={Trash2} />
            {texts.trash.removeSelected}
          </Button>
        </>
      )}
      {count === 0 && onEmpty && (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="red"
          color="fg.error"
          paddingX="2"
          marginEnd="-2"
          onClick={onEmpty}
        >
          <Icon as={Trash2} />
          {texts.trash.emptyAll}
        </Button>
      )}
    </HStack>
  );
}
