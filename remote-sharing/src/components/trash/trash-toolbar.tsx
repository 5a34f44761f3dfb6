import { RowAction, RowCheckbox, type Selection } from '@my-note/kit/lists';
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
    <HStack gap="3" minHeight="touchTarget">
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
      <HStack gap="0" marginEnd="-2.5">
        {count > 0 && (
          <>
            <RowAction
              icon={Undo2}
              label={texts.trash.restoreSelected}
              loading={restoring}
              onClick={onRestore}
            />
            <RowAction icon={Trash2} label={texts.trash.removeSelected} isDestructive onClick={onRemove} />
          </>
        )}
        {count === 0 && onEmpty && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="red"
            color="fg.error"
            paddingX="2.5"
            onClick={onEmpty}
          >
            <Icon as={Trash2} />
            {texts.trash.emptyAll}
          </Button>
        )}
      </HStack>
    </HStack>
  );
}
