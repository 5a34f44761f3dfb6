import { AlertDialog, CloseButton, Dialog, useCloseOnBack } from '@my-note/kit/overlays';
import { Box, Portal, Text } from '@my-note/kit/ui';
import { useCallback, useId, useRef, useState } from 'react';
import type { Fence } from '../fence.ts';
import { fenceTexts as texts } from '../texts.ts';
import type { FenceParts } from './fence-drawing.tsx';

interface FenceDialogProps {
  filledBy: Fence;
  language: string;
  source: string;
  parts: FenceParts;
  onSave: (source: string) => void;
  onClose: () => void;
}

/** The visual editor of a fence, as large as the window. Closing it asks while it has unsaved changes. */
export function FenceDialog({ filledBy, language, source, parts, onSave, onClose }: FenceDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const isUnsaved = useRef(false);
  const escapeKey = useRef<Event>(undefined);
  const [isAsking, setAsking] = useState(false);
  const onUnsaved = useCallback((unsaved: boolean) => {
    isUnsaved.current = unsaved;
  }, []);
  const leave = () => (isUnsaved.current ? setAsking(true) : onClose());
  // The question has the history entry while it is open, also after Back has left the one of the dialog.
  useCloseOnBack(useId(), !isAsking, leave);
  const { FenceEditor } = parts;
  return (
    <>
      <Dialog.Root
        open
        size="full"
        // Escape may leave a tool of the editor first. The dialog hears of it before that, and only without a menu above it.
        closeOnEscape={false}
        onEscapeKeyDown={(event) => {
          escapeKey.current = event;
        }}
        initialFocusEl={() => content.current}
        onOpenChange={({ open }) => !open && leave()}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              ref={content}
              height="100dvh"
              paddingTop="env(safe-area-inset-top)"
              paddingBottom="env(safe-area-inset-bottom)"
              onKeyDown={({ nativeEvent }) => nativeEvent === escapeKey.current && leave()}
            >
              <Dialog.Header paddingY="3" paddingEnd="12">
                <Dialog.Title>{filledBy.module.insert?.label ?? language}</Dialog.Title>
              </Dialog.Header>
              <Box
                flex="1"
                minHeight="0"
                display="flex"
                flexDirection="column"
                borderTop="1px solid"
                borderColor="border"
              >
                <FenceEditor
                  extension={filledBy}
                  source={source}
                  onSave={onSave}
                  onCancel={leave}
                  onUnsaved={onUnsaved}
                  fallback={
                    <Text role="alert" padding="6" color="fg.muted">
                      {texts.editorFailed}
                    </Text>
                  }
                />
              </Box>
              <Dialog.CloseTrigger asChild>
                <CloseButton />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <AlertDialog
        open={isAsking}
        title={texts.discard.title}
        confirmLabel={texts.discard.confirm}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {texts.discard.text}
      </AlertDialog>
    </>
  );
}
