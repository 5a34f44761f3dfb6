import { Button, Portal } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { kitTexts } from '../../texts.ts';
import { CloseButton } from './close-button.tsx';
import { Dialog } from './dialog.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DialogFrameProps {
  title: string;
  /** One sentence on what the dialog is for. */
  description?: string;
  /** Has fields: on phones it stands at the top, above the keyboard. */
  hasFields?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** A click outside does not close it, nor any alert dialog. */
  staysOpen?: boolean;
  open?: boolean;
  /** False while something inside handles Escape. */
  closeOnEscape?: boolean;
  onClose: () => void;
  /** A `Dialog.Body`, then `DialogActions`; a form may surround both. */
  children: ReactNode;
}

/**
 * The one surface of dialogs: title, body, buttons, and the cross in the corner. On phones Back closes it.
 *
 * @example
 * <DialogFrame title="Add a city" hasFields onClose={() => setShown(false)}>
 *   <Dialog.Body>
 *     <Input aria-label="City" />
 *   </Dialog.Body>
 *   <DialogActions onCancel={() => setShown(false)}>
 *     <Button>Add city</Button>
 *   </DialogActions>
 * </DialogFrame>
 */
export function DialogFrame({
  title,
  description,
  hasFields = false,
  role = 'dialog',
  staysOpen = role === 'alertdialog',
  open = true,
  closeOnEscape = true,
  onClose,
  children,
}: DialogFrameProps) {
  useCloseOnBack(useId(), open, onClose);
  return (
    <Dialog.Root
      role={role}
      placement={hasFields ? { base: 'top', md: 'center' } : 'center'}
      open={open}
      closeOnEscape={closeOnEscape}
      closeOnInteractOutside={!staysOpen}
      onOpenChange={(event) => !event.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            marginX="4"
            borderWidth="1px"
            borderRadius="lg"
            css={{ '@media (max-height: 32rem)': { '--dialog-base-margin': 'spacing.2' } }}
          >
            <Dialog.Header flexDirection="column" gap="1" paddingBottom="2" paddingEnd="12">
              <Dialog.Title dir="auto" overflowWrap="anywhere">
                {title}
              </Dialog.Title>
              {description && <Dialog.Description>{description}</Dialog.Description>}
            </Dialog.Header>
            {children}
            {/* Last, so that it is not what a dialog opens with the focus on. */}
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface DialogActionsProps {
  /** Where nothing is left to cancel, the button says so. */
  cancelLabel?: string;
  onCancel: () => void;
  /** A rarer action, at the other end. */
  aside?: ReactNode;
  /** What the dialog is for; the last button. */
  children?: ReactNode;
}

/**
 * The buttons of a dialog, in one order: the way out, then the action.
 *
 * @example
 * <DialogActions onCancel={() => setShown(false)}>
 *   <Button onClick={() => setShown(false)}>Add city</Button>
 * </DialogActions>
 */
export const DialogActions = ({
  cancelLabel = kitTexts.cancel,
  onCancel,
  aside,
  children,
}: DialogActionsProps) => (
  <Dialog.Footer paddingBottom="5" flexWrap="wrap">
    {aside && <div style={{ marginInlineEnd: 'auto' }}>{aside}</div>}
    <Button variant="outline" colorPalette="gray" onClick={onCancel}>
      {cancelLabel}
    </Button>
    {children}
  </Dialog.Footer>
);
