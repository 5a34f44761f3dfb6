import type { Note } from '@my-note/contract';
import { IconButton } from '@my-note/kit/ui';
import { titleIconLook } from './title-icon-look.ts';
import { useIconChoice } from './use-icon-choice.tsx';

/** The emoji above the title of an item; a click chooses another. */
export function TitleIcon({ item }: { item: Note }) {
  const { action, dialog } = useIconChoice(item);
  if (!item.icon) return null;
  return (
    <>
      <IconButton aria-label={action.label} title={action.label} {...titleIconLook} onClick={action.onSelect}>
        {item.icon}
      </IconButton>
      {dialog}
    </>
  );
}
