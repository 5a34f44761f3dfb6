import { Dialog, useCloseOnBack } from '@my-note/kit/overlays';
import { Portal } from '@my-note/kit/ui';
import { useRef } from 'react';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { useIsTouch } from '../../platform/ui/use-media.ts';
import { Overview } from './overview.tsx';

/** The map of all notes on the full screen (docs/specification/product.md#overview). On phones Back closes it. */
export function OverviewDialog({ open, onClose }: ShellDialogProps) {
  const touch = useIsTouch();
  const content = useRef<HTMLDivElement>(null);
  // Escape empties the filter, or leaves a title that is being renamed; the dialog stays open. A field of the dialog
  // before this one may still have the focus.
  const keepOpenWhileTyping = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.value && content.current?.contains(target))
      event.preventDefault();
  };
  const hasEntry = useCloseOnBack('overview', open, onClose);
  return (
    <Dialog.Root
      size="full"
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      onEscapeKeyDown={keepOpenWhileTyping}
      // A field with the focus would open the keyboard of a phone.
      {...(touch ? { initialFocusEl: () => content.current } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
            bg="bg"
            height="100dvh"
            paddingTop="env(safe-area-inset-top)"
            paddingLeft="env(safe-area-inset-left)"
            paddingRight="env(safe-area-inset-right)"
            fontSize="0.875rem"
          >
            <Overview replaces={hasEntry} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
