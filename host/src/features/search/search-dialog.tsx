import { Dialog, useCloseOnBack } from '@my-note/kit/overlays';
import { Portal } from '@my-note/kit/ui';
import { useState } from 'react';
import { useCommands } from '../../platform/commands/use-commands.ts';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { useIsWide } from '../../platform/ui/use-media.ts';
import { SearchPanel } from './search-panel.tsx';
import { texts } from './texts.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/**
 * The search dialog. It is rendered while closed, so that opening only shows it, and reset after it has closed. On phones
 * Back closes it, and its height is limited to the space above the keyboard.
 */
export function SearchDialog({ open, onClose }: ShellDialogProps) {
  const commands = useCommands();
  const visible = useVisibleHeight();
  const wide = useIsWide();
  const hasEntry = useCloseOnBack('search', open, onClose);
  useScrollLock(open);
  const [resetCount, setResetCount] = useState(0);
  return (
    <Dialog.Root
      placement="top"
      size="lg"
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      preventScroll={false}
      lazyMount={false}
      unmountOnExit={false}
      onExitComplete={() => setResetCount(resetCount + 1)}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner overscrollBehavior="contain">
          <Dialog.Content
            aria-label={texts.search}
            overflow="hidden"
            marginX={{ base: '0', md: '3' }}
            marginTop={{ base: '0', md: '20' }}
            marginBottom="0"
            paddingTop={{ base: 'env(safe-area-inset-top)', md: '0' }}
            borderTopRadius={{ base: 'none', md: 'lg' }}
            maxHeight={{ base: 'calc(var(--visible) - 0.75rem)', md: 'calc(var(--visible) - 6rem)' }}
            css={{ '--visible': visible }}
          >
            <SearchPanel
              key={resetCount}
              open={open}
              commands={commands}
              replaces={hasEntry}
              withClose={!wide}
              onDone={onClose}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
