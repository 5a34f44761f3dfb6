import type { User } from '@my-note/contract';
import { accountNameSchema } from '@my-note/contract/account';
import { Form } from '@my-note/kit/form';
import { useMutation } from '@my-note/kit/query';
import { Section, Stack, toast } from '@my-note/kit/ui';
import { accountMutations } from '../account.queries.ts';
import { PictureField } from './picture-field.tsx';
import { profileTexts } from './texts.ts';

/** Name and picture. */
export function ProfileSection({ user }: { user: User }) {
  const change = useMutation(accountMutations.changeName());
  return (
    <Section level="h2" title={profileTexts.title} hint={profileTexts.hint}>
      <PictureField user={user} />
      <Form
        schema={accountNameSchema}
        defaultValues={{ name: user.name }}
        onSubmit={async (values) => {
          await change.mutateAsync(values);
          toast({ title: profileTexts.nameSaved, type: 'success' });
        }}
      >
        {({ TextField, FormError, SubmitButton }) => (
          <Stack gap="4" maxWidth="24rem">
            <TextField name="name" label={profileTexts.name} autoComplete="name" maxLength={120} required />
            <FormError />
            <SubmitButton alignSelf="flex-start" size="sm" variant="outline">
              {profileTexts.saveName}
            </SubmitButton>
          </Stack>
        )}
      </Form>
    </Section>
  );
}
