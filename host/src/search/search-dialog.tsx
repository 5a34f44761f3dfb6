import { Dialog } from '@my-note/shared-kit/overlays';
import { Portal } from '@my-note/shared-kit/ui';
import { useCommands } from '../commands/use-commands.ts';
import type { ShellDialogProps } from '../shell/lazy-dialog.tsx';
import { SearchPanel } from './search-panel.tsx';
import { texts } from './texts.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** The dialog Search. Its contents start anew each time it opens; on phones it fills what the keyboard leaves. */
export function SearchDialog({ open, onClose }: ShellDialogProps) {
  const commands = useCommands();
  const visible = useVisibleHeight();
  return (
    <Dialog.Root
      placement="top"
      size="lg"
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label={texts.search}
            overflow="hidden"
            marginX={{ base: '0', md: '3' }}
            marginTop={{ base: '0', md: '20' }}
            marginBottom="0"
            paddingTop={{ base: 'env(safe-area-inset-top)', md: '0' }}
            borderTopRadius={{ base: 'none', md: 'lg' }}
            height={{ base: 'calc(var(--visible) - 0.75rem)', md: 'auto' }}
            maxHeight={{ md: 'calc(var(--visible) - 6rem)' }}
            css={{ '--visible': visible }}
          >
            <SearchPanel commands={commands} onDone={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
