import { type Account, deletionSchema } from '@my-note/contract/account';
import { Form } from '@my-note/shared-kit/form';
import { useMutation, useQueryClient } from '@my-note/shared-kit/query';
import { Button, HStack, Stack } from '@my-note/shared-kit/ui';
import { accountMutations, accountQueries } from '../account.queries.ts';
import { accountTexts } from '../texts.ts';
import { useLeave } from '../use-leave.ts';
import { deletionTexts } from './texts.ts';

/** The confirmation of a deletion. */
export function DeletionForm({ account, onCancel }: { account: Account; onCancel: () => void }) {
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
        <Stack gap="4">
          <TextField name="email" label={deletionTexts.confirm(user.email)} autoComplete="off" required />
          {hasPassword && <PasswordField name="password" label={accountTexts.password} />}
          <FormError />
          <HStack justify="flex-end">
            <Button variant="outline" colorPalette="gray" onClick={onCancel}>
              {accountTexts.cancel}
            </Button>
            <SubmitButton colorPalette="red">{deletionTexts.submit}</SubmitButton>
          </HStack>
        </Stack>
      )}
    </Form>
  );
}
