import type { Note } from '@my-note/contract';
import { Text } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import { editorTexts } from '../editor-texts.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import { EditorSurface } from './editor-surface.tsx';
import type { FollowLink } from './links/link-click.ts';
import { Conflict } from './saving/conflict.tsx';
import { GoneNote } from './saving/deleted-note-notice.tsx';
import { Suggestions } from './suggest/suggestions.tsx';
import { TitleInput } from './title-input.tsx';
import type { OpenEditor } from './use-open-editor.ts';

interface WrittenNoteProps {
  note: Note;
  saver: Autosave;
  open: OpenEditor;
  /** What there is to say of the text, above it. */
  notice: ReactNode;
  /** The note stands beside something else, in a column of its own. */
  beside?: boolean;
  titleFocus?: boolean;
  onLink?: FollowLink;
}

/** Seen wherever the note is scrolled to, above the toolbar of touch screens. */
const floating = {
  position: 'fixed',
  bottom: '20',
  insetInlineStart: '0',
  insetInlineEnd: '0',
  marginX: 'auto',
  width: 'fit-content',
  zIndex: 'docked',
  paddingX: '4',
  paddingY: '2',
  bg: 'bg',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
} as const;

/** A note's title and text as they are written, below all that has to be decided about them. */
export const WrittenNote = ({
  note,
  saver,
  open,
  notice,
  beside = false,
  titleFocus = false,
  onLink,
}: WrittenNoteProps) => {
  const { editor, mode, unkept, isLong, pasting, suggesting, surface } = open;
  return (
    <>
      {notice}
      {mode === 'source' && unkept && <Text color="fg.muted">{editorTexts.unkept}</Text>}
      <Text role="status" color="fg.muted" {...(pasting === null ? {} : floating)}>
        {pasting !== null && editorTexts.pasting(Math.round(pasting * 100))}
        {mode === 'source' && isLong && editorTexts.long}
      </Text>
      <Conflict note={note} saver={saver} />
      <GoneNote saver={saver} />
      <TitleInput
        saver={saver}
        small={beside}
        autoFocus={titleFocus}
        onEnter={() => editor?.editor.focusStart()}
      />
      <EditorSurface mode={mode} saver={saver} suggesting={suggesting} onLink={onLink} {...surface} />
      {editor && <Suggestions made={editor} suggesting={suggesting} noteId={note._id} />}
    </>
  );
};
