import { Dialog } from '@my-note/shared-kit/overlays';
import { Portal } from '@my-note/shared-kit/ui';
import type { ShellDialogProps } from '../shell/lazy-dialog.tsx';
import { texts } from '../texts.ts';
import { SearchPanel } from './search-panel.tsx';

/** The dialog Search. Its contents start anew each time it opens. */
export const SearchDialog = ({ open, onClose }: ShellDialogProps) => (
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
          marginX="3"
          marginTop={{ base: '3', md: '20' }}
        >
          <SearchPanel onDone={onClose} />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
