import { Form } from '@my-note/kit/form';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { Stack } from '@my-note/kit/ui';
import type { ComponentProps } from 'react';
import { dialogTexts } from '../../dialog-texts.ts';

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
  saveLabel = dialogTexts.save,
  isLoading = false,
  closeOnEscape = true,
  onClose,
  children,
  ...form
}: FormDialogProps<In, Out>) => (
  <DialogFrame
    title={title}
    description={description}
    hasFields
    closeOnEscape={closeOnEscape}
    onClose={onClose}
  >
    <Form {...form}>
      {(fields, api) => (
        <>
          <Dialog.Body overflow="visible">
            <Stack gap="4">{children(fields, api)}</Stack>
          </Dialog.Body>
          <DialogActions onCancel={onClose}>
            <fields.SubmitButton {...(isLoading && { loading: true })}>{saveLabel}</fields.SubmitButton>
          </DialogActions>
        </>
      )}
    </Form>
  </DialogFrame>
);
