import type { Note } from '@my-note/contract';
import { IconButton } from '@my-note/kit/ui';
import { useIconChoice } from './use-icon-choice.tsx';

/** The emoji above the title of an item; a click chooses another. */
export function TitleIcon({ item }: { item: Note }) {
  const { action, dialog } = useIconChoice(item);
  if (!item.icon) return null;
  return (
    <>
      <IconButton
        aria-label={action.label}
        title={action.label}
        size="xl"
        variant="ghost"
        colorPalette="gray"
        fontSize="4xl"
        marginStart="-1.5"
        marginBottom="2"
        onClick={action.onSelect}
      >
        {item.icon}
      </IconButton>
      {dialog}
    </>
  );
}
