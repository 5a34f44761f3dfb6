import { Box, Button, Text } from '@chakra-ui/react';
import type { ListItem } from '@my-note/contract';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { shownTitle } from '../../menu/empty-draft.ts';
import { Input } from '../../ui/forms/input.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { Dialog, DialogActions, DialogFrame } from '../../ui/overlays/index.tsx';
import { EmojiGrid } from './emoji-grid.tsx';
import { EMOJIS, findEmojis } from './emojis.ts';
import { COLUMNS, step } from './grid-keys.ts';
import { iconTexts } from './texts.ts';

interface IconPickerProps {
  item: Pick<ListItem, 'title' | 'icon'>;
  /** One emoji; null takes the icon away. */
  onChoose: (icon: string | null) => void;
  onClose: () => void;
}

/** The dialog in which a person chooses the emoji of a note or category. */
export function IconPicker({ item, onChoose, onClose }: IconPickerProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = useMemo(() => findEmojis(EMOJIS, typed), [typed]);
  const choose = (icon: string | null) => {
    onChoose(icon);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) choose(chosen.emoji);
    else {
      const next = step(event.key, active, found.length, COLUMNS, typed === '');
      if (next === null) return;
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
  };
  return (
    <DialogFrame title={iconTexts.iconOf(shownTitle(item))} hasFields onClose={onClose}>
      <Dialog.Body>
        <Input
          autoFocus
          role="combobox"
          aria-label={iconTexts.searchEmojis}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={iconTexts.searchEmojis}
          autoComplete="off"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
        <Box height="18rem" overflowY="auto" overscrollBehavior="contain" marginTop="3" marginX="-2">
          <EmojiGrid
            id={listId}
            emojis={found}
            grouped={typed.trim() === ''}
            active={active}
            onChoose={choose}
          />
          {found.length === 0 && (
            <Text role="status" padding="4" color="fg.muted">
              {iconTexts.noEmoji}
            </Text>
          )}
        </Box>
      </Dialog.Body>
      <DialogActions
        onCancel={onClose}
        aside={
          item.icon && (
            <Button variant="ghost" colorPalette="gray" marginStart="-4" onClick={() => choose(null)}>
              {iconTexts.removeIcon}
            </Button>
          )
        }
      />
    </DialogFrame>
  );
}
