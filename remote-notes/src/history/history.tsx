import type { Note } from '@my-note/contract';
import { CloseButton, Drawer, useCloseOnBack } from '@my-note/kit/overlays';
import { Box, Grid, Portal } from '@my-note/kit/ui';
import { useEffect, useRef } from 'react';
import { historyTexts } from '../history-texts.ts';
import { getAutosave } from '../model/autosave-registry/autosave-registry.ts';
import { Versions } from './versions.tsx';

/** The version history of a note: the list beside the selected version, on phones one after the other. */
export function History({ note, onClose }: { note: Note; onClose: () => void }) {
  useCloseOnBack('history', true, onClose);
  const content = useRef<HTMLDivElement>(null);
  // Versions are compared with the note as it is saved.
  useEffect(() => void getAutosave(note._id)?.flush(), [note._id]);

  return (
    <Drawer.Root
      open
      placement="end"
      size="full"
      // Nothing in it is there yet but the cross.
      initialFocusEl={() => content.current}
      // In a field, Escape leaves the field only.
      onEscapeKeyDown={(event) => event.target instanceof HTMLInputElement && event.preventDefault()}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            ref={content}
            maxWidth={{ base: '100vw', md: 'min(68rem, 92vw)' }}
            height="100dvh"
            paddingBottom="env(safe-area-inset-bottom)"
          >
            <Drawer.Header>
              <Drawer.Title>{historyTexts.title}</Drawer.Title>
            </Drawer.Header>
            <Box flex="1" minHeight="0" borderTop="1px solid" borderColor="border">
              <Grid height="full" templateColumns={{ base: '1fr', md: '16rem minmax(0, 1fr)' }}>
                <Versions note={note} onRestored={onClose} />
              </Grid>
            </Box>
            <Drawer.CloseTrigger asChild>
              <CloseButton />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
