import { accessTokenCreateSchema } from '@my-note/contract/sessions';
import { Form } from '@my-note/kit/form';
import { Choice, CopyField } from '@my-note/kit/forms';
import { useMutation } from '@my-note/kit/query';
import { Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { settingsTexts } from '../texts.ts';
import { accountMutations } from './account.queries.ts';
import { expiryOf, LIFETIMES, type Lifetime } from './token-expiry.ts';

const SCOPES = ['read', 'write'] as const;

/** A new token, which is shown only once. */
const TokenOnce = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <Stack gap="3" padding="4" borderWidth="1px" borderColor="accent.solid" borderRadius="md">
    <Text role="status">{settingsTexts.tokenOnce}</Text>
    <CopyField label={settingsTexts.tokenValue} value={token} autoFocus />
    <Button size="sm" alignSelf="flex-end" onClick={onDone}>
      {settingsTexts.done}
    </Button>
  </Stack>
);

/** The form of a new access token, and then the token itself, once. */
export function NewToken({ onDone }: { onDone: () => void }) {
  const create = useMutation(accountMutations.createToken());
  const [lifetime, setLifetime] = useState<Lifetime>('90');

  if (create.data) return <TokenOnce token={create.data.token} onDone={onDone} />;
  return (
    <Form
      schema={accessTokenCreateSchema}
      defaultValues={{ name: '', scope: 'read', expires: null }}
      onSubmit={(values) => create.mutateAsync({ ...values, expires: expiryOf(lifetime, new Date()) })}
    >
      {({ TextField, ChoiceField, SubmitButton }) => (
        <Stack gap="4" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
          <TextField
            name="name"
            label={settingsTexts.tokenName}
            hint={settingsTexts.tokenNameHint}
            required
            autoFocus
            maxLength={100}
            autoComplete="off"
          />
          <ChoiceField
            name="scope"
            label={settingsTexts.scope}
            options={SCOPES}
            names={settingsTexts.scopes}
          />
          <Choice
            label={settingsTexts.expires}
            options={LIFETIMES}
            names={settingsTexts.lifetimes}
            value={lifetime}
            onChange={setLifetime}
          />
          <HStack justify="flex-end">
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDone}>
              {settingsTexts.cancel}
            </Button>
            <SubmitButton size="sm">{settingsTexts.createToken}</SubmitButton>
          </HStack>
        </Stack>
      )}
    </Form>
  );
}
