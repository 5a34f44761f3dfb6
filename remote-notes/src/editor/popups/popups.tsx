import type { Note } from '@my-note/contract';
import { useMedia } from '@my-note/kit/ui';
import type { AnyEditor } from '../any-editor.ts';
import { Properties } from '../properties/properties.tsx';
import { Suggestions } from '../suggest/suggestions.tsx';
import type { OpenEditor } from '../use-open-editor.ts';
import { LinkForm } from './link-form.tsx';
import { LinkPopover } from './link-popover.tsx';
import { PictureForm } from './picture-form.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';

interface PopupsProps {
  active: AnyEditor;
  open: OpenEditor;
  note: Note;
}

/** What appears beside the text while it is written: toolbar of the selection, link, and suggestions. */
export function Popups({ active, open, note }: PopupsProps) {
  const { openForm, setOpenForm, suggestionState } = open;
  // Touch screens have the toolbar above the keyboard, and the system's own menu on the selection.
  const isTouch = useMedia('(pointer: coarse)');
  const isWithMouse = active.mode === 'visual' && !isTouch;
  return (
    <>
      {active.mode === 'visual' && <Properties editor={active.editor} />}
      <Suggestions
        active={active}
        suggestionState={suggestionState}
        note={note}
        onPicture={() => setOpenForm('image')}
      />
      {isWithMouse && openForm === undefined && (
        <SelectionToolbar editor={active.editor} onLink={() => setOpenForm('link')} />
      )}
      {active.mode === 'visual' && openForm === undefined && (
        <LinkPopover editor={active.editor} onEdit={() => setOpenForm('link')} />
      )}
      {isWithMouse && openForm === 'link' && (
        <LinkForm editor={active.editor} onClose={() => setOpenForm(undefined)} />
      )}
      {isWithMouse && openForm === 'image' && (
        <PictureForm editor={active.editor} onClose={() => setOpenForm(undefined)} />
      )}
    </>
  );
}
