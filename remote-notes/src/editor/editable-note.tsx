import type { Note } from '@my-note/contract';
import { Text } from '@my-note/kit/ui';
import type { ReactNode, RefObject } from 'react';
import { TitleIcon } from '../components/item-page/title-icon.tsx';
import { editorTexts } from '../editor-texts.ts';
import type { Autosave } from '../model/autosave/autosave.ts';
import { LazyBlockTools } from './blocks/lazy-block-tools.ts';
import { EditorSurface } from './editor-surface.tsx';
import { FenceBlocks } from './fences/fence-blocks.tsx';
import { FileBlocks } from './files/file-blocks.tsx';
import type { OnLinkClick } from './links/link-click.ts';
import { LazyPopups } from './popups/lazy-popups.ts';
import { Conflict } from './saving/conflict.tsx';
import { DeletedNoteNotice } from './saving/deleted-note-notice.tsx';
import { TitleInput } from './title-input.tsx';
import type { OpenEditor } from './use-open-editor.ts';

interface EditableNoteProps {
  note: Note;
  autosave: Autosave;
  open: OpenEditor;
  /** Shown above the title. */
  notice: ReactNode;
  /** Whether the text can be written already. */
  isStarted?: boolean;
  /** The note is in a narrow column beside other content. */
  beside?: boolean;
  title?: RefObject<HTMLTextAreaElement | null> | undefined;
  onLink?: OnLinkClick;
}

/** Visible at every scroll position, above the toolbar of touch screens. */
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

/** The title and text of a note in editing, below its notices. */
export const EditableNote = ({
  note,
  autosave,
  open,
  notice,
  isStarted = true,
  beside = false,
  title,
  onLink,
}: EditableNoteProps) => {
  const { editor, mode, unsupported, isTooLong, pasteProgress, suggestionState, callbacks } = open;
  return (
    <>
      {notice}
      {mode === 'source' && unsupported && <Text color="fg.muted">{editorTexts.unsupported}</Text>}
      <Text role="status" color="fg.muted" {...(pasteProgress === null ? {} : floating)}>
        {pasteProgress === null
          ? mode === 'source' && isTooLong && editorTexts.long
          : editorTexts.pasting(Math.round(pasteProgress * 100))}
      </Text>
      <Conflict note={note} autosave={autosave} />
      <DeletedNoteNotice autosave={autosave} />
      {!beside && <TitleIcon item={note} />}
      <TitleInput
        autosave={autosave}
        small={beside}
        field={title}
        onEnter={() => editor?.editor.focusStart()}
      />
      <EditorSurface
        mode={mode}
        autosave={autosave}
        suggestionState={suggestionState}
        onLink={onLink}
        {...callbacks}
      />
      {editor?.mode === 'visual' && <FenceBlocks editor={editor.editor} />}
      {editor?.mode === 'visual' && <FileBlocks editor={editor.editor} noteId={note._id} />}
      {/* They are downloaded then: what they draw must not move the text while the cursor is put into it. */}
      {isStarted && editor?.mode === 'visual' && (
        <LazyBlockTools editor={editor.editor} slug={note.slug} noteId={note._id} />
      )}
      {isStarted && editor && <LazyPopups active={editor} open={open} note={note} />}
    </>
  );
};
