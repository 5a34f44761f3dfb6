import type { Note } from '@my-note/contract';
import { useWritingPreference } from '@my-note/kit/session';
import { Box, Button, Icon, RelativeDate, Text } from '@my-note/kit/ui';
import { Lock } from 'lucide-react';
import type { RefObject } from 'react';
import { useEditorModule } from '../../editor/lazy-editor.ts';
import type { AutosaveSnapshot } from '../../model/save-types.ts';
import { texts } from '../../texts.ts';
import { LazyNoteActionItems } from '../item-page/menus/note-action-items.ts';
import { prefetchEditor } from '../note-page/start/use-editor-prefetch.ts';
import { SaveStatusLabel } from '../unsaved-text/save-status-label.tsx';
import { ContentsButton } from './contents-button.tsx';
import { ModeButton } from './mode-button.tsx';
import { NoteLine } from './note-line.tsx';
import type { NoteActions } from './use-note-actions.tsx';

interface ReadingLineProps {
  note: Note;
  content: string;
  unsaved: AutosaveSnapshot | undefined;
  actions: NoteActions;
  /** The editor is being loaded. */
  opening: boolean;
  modeButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

/** The toolbar as it looks while nothing is written; it comes with the editor. */
function RestingToolbar() {
  const wanted = useWritingPreference('toolbar');
  const editor = useEditorModule(wanted, () => {});
  return editor && <editor.RestingToolbar />;
}

/** The line above a note while it is read. */
export const ReadingLine = ({
  note,
  content,
  unsaved,
  actions,
  opening,
  modeButton,
  onEdit,
}: ReadingLineProps) => (
  <NoteLine
    slug={note.slug}
    writing={false}
    status={
      unsaved ? (
        <SaveStatusLabel status={unsaved.status} kept={unsaved.kept} />
      ) : (
        <Text textStyle="sm" truncate _print={{ display: 'none' }}>
          <Box as="span" hideBelow="sm">
            <RelativeDate value={note.updatedAt} text={texts.editedWhen} />
          </Box>
          <Box as="span" hideFrom="sm">
            <RelativeDate value={note.updatedAt} />
          </Box>
        </Text>
      )
    }
    mode={
      note.locked || (unsaved?.status.kind === 'refused' && unsaved.status.locked) ? (
        <Button
          size="xs"
          width="5.25rem"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          paddingX="2"
          title={texts.locked}
          loading={actions.isLocking}
          onClick={actions.unlock}
        >
          <Icon as={Lock} label={texts.locked} />
          {texts.unlock}
        </Button>
      ) : (
        <ModeButton
          ref={modeButton}
          writing={false}
          loading={opening}
          onClick={onEdit}
          onPointerEnter={prefetchEditor}
          onFocus={prefetchEditor}
        />
      )
    }
    contents={<ContentsButton content={content} />}
    actions={actions.beside}
    more={actions.more}
    facts={<LazyNoteActionItems note={note} />}
    toolbar={<RestingToolbar />}
  />
);
