import { type Account, deletionSchema } from '@my-note/contract/account';
import { Form } from '@my-note/kit/form';
import { Dialog, DialogActions } from '@my-note/kit/overlays';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { Stack } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { accountMutations, accountQueries } from '../account.queries.ts';
import { accountTexts } from '../texts.ts';
import { useLeave } from '../use-leave.ts';
import { deletionTexts } from './texts.ts';

interface DeletionFormProps {
  account: Account;
  onCancel: () => void;
  /** Above the fields. */
  children: ReactNode;
}

/** Body and buttons of the dialog that confirms a deletion. */
export function DeletionForm({ account, onCancel, children }: DeletionFormProps) {
  const { user, hasPassword } = account;
  const plan = useMutation(accountMutations.planDeletion());
  const client = useQueryClient();
  const leave = useLeave();
  return (
    <Form
      schema={deletionSchema}
      defaultValues={{ email: '', ...(hasPassword ? { password: '' } : {}) }}
      errorFields={{ WRONG_CONFIRMATION: 'email', WRONG_PASSWORD: 'password' }}
      onSubmit={async (values) => {
        const { deletionAt } = await plan.mutateAsync(values).catch((error: unknown) => {
          // The sign-in may be too old by now.
          void client.invalidateQueries({ queryKey: accountQueries.own().queryKey });
          throw error;
        });
        const description = deletionTexts.plannedHint(deletionAt);
        leave({ title: deletionTexts.planned, description, duration: 20_000 });
      }}
    >
      {({ TextField, PasswordField, FormError, SubmitButton }) => (
        <>
          <Dialog.Body>
            <Stack gap="4">
              {children}
              <TextField name="email" label={deletionTexts.confirm(user.email)} autoComplete="off" required />
              {hasPassword && <PasswordField name="password" label={accountTexts.password} />}
              <FormError />
            </Stack>
          </Dialog.Body>
          <DialogActions onCancel={onCancel}>
            <SubmitButton colorPalette="red">{deletionTexts.submit}</SubmitButton>
          </DialogActions>
        </>
      )}
    </Form>
  );
}
