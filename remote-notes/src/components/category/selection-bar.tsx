import type { ListItem, Note } from '@my-note/contract';
import { RowAction, type Selection } from '@my-note/kit/lists';
import { HStack, Icon, IconButton, Text } from '@my-note/kit/ui';
import { FolderInput, Pin, PinOff, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { listTexts } from '../../list-texts.ts';
import { texts } from '../../texts.ts';
import { LazyMoveDialog } from '../dialogs/lazy-dialogs.tsx';
import { useManyActions } from './use-many-actions.ts';

interface SelectionBarProps {
  category: Note;
  items: readonly ListItem[];
  selection: Selection;
  onClose: () => void;
}

/** What can be done with the selected children, above the end of the screen. */
export function SelectionBar({ category, items, selection, onClose }: SelectionBarProps) {
  const [moving, setMoving] = useState(false);
  const { isPending, trash, pin, move } = useManyActions(category, items);
  const selected = items.filter(({ _id }) => selection.has(_id));
  const ids = selected.map(({ _id }) => _id);
  const allPinned = selected.every(({ pinned }) => pinned);
  const disabled = ids.length === 0 || isPending;
  const thenClose = (done: Promise<unknown>) => void done.then(onClose);
  return (
    <HStack
      role="toolbar"
      aria-label={listTexts.list.toolbar}
      position="fixed"
      zIndex="docked"
      // Above the bar of phones.
      bottom={{ base: 'calc(env(safe-area-inset-bottom) + 4.25rem)', md: '4' }}
      insetInline="4"
      width="fit-content"
      maxWidth="calc(100vw - 2rem)"
      marginX="auto"
      gap="1"
      padding="1"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="lg"
      boxShadow="lg"
    >
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={listTexts.list.leave}
        title={listTexts.list.leave}
        onClick={onClose}
      >
        <Icon as={X} />
      </IconButton>
      <Text role="status" textStyle="sm" fontWeight="500" whiteSpace="nowrap" paddingEnd="2">
        {listTexts.list.selected(ids.length)}
      </Text>
      <RowAction
        icon={FolderInput}
        label={texts.actions.move}
        disabled={disabled}
        onClick={() => setMoving(true)}
      />
      <RowAction
        icon={allPinned ? PinOff : Pin}
        label={allPinned ? texts.actions.unpin : texts.actions.pin}
        disabled={disabled}
        onClick={() => thenClose(pin(ids, !allPinned))}
      />
      <RowAction
        icon={Trash2}
        label={texts.actions.moveToTrash}
        isDestructive
        disabled={disabled}
        onClick={() => thenClose(trash(ids))}
      />
      {moving && (
        <LazyMoveDialog
          items={selected}
          selected
          onDone={(target) => {
            setMoving(false);
            if (target) thenClose(move(ids, target.parentId));
          }}
        />
      )}
    </HStack>
  );
}
