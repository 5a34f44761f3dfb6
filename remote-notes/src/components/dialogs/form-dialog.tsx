import { Form } from '@my-note/shared-kit/form';
import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { Button, Portal, Stack } from '@my-note/shared-kit/ui';
import type { ComponentProps } from 'react';
import { texts } from '../../texts.ts';

type Values = Record<string, unknown>;

type FormDialogProps<In extends Values, Out extends Values> = Pick<
  ComponentProps<typeof Form<In, Out>>,
  'schema' | 'defaultValues' | 'onSubmit' | 'children'
> & {
  title: string;
  description: string;
  saveLabel?: string;
  /** Saving is not possible yet. */
  isLoading?: boolean;
  /** False while something inside handles Escape. */
  closeOnEscape?: boolean;
  onClose: () => void;
};

/** A dialog with one form, Cancel, and one Save button. */
export const FormDialog = <In extends Values, Out extends Values>({
  title,
  description,
  saveLabel = texts.actions.save,
  isLoading = false,
  closeOnEscape = true,
  onClose,
  children,
  ...form
}: FormDialogProps<In, Out>) => (
  <Dialog.Root
    open
    placement={{ base: 'top', md: 'center' }}
    closeOnEscape={closeOnEscape}
    onOpenChange={({ open }) => !open && onClose()}
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content marginX="4">
          <Form {...form}>
            {(fields, api) => (
              <>
                <Dialog.Header flexDirection="column" gap="1">
                  <Dialog.Title>{title}</Dialog.Title>
                  <Dialog.Description color="fg.muted">{description}</Dialog.Description>
                </Dialog.Header>
                <Dialog.Body overflow="visible">
                  <Stack gap="4">{children(fields, api)}</Stack>
                </Dialog.Body>
                <Dialog.Footer>
                  <Button variant="ghost" colorPalette="gray" onClick={onClose}>
                    {texts.actions.cancel}
                  </Button>
                  <fields.SubmitButton {...(isLoading && { loading: true })}>{saveLabel}</fields.SubmitButton>
                </Dialog.Footer>
              </>
            )}
          </Form>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label={texts.actions.close} />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
