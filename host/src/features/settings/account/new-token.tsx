import type { TokenScope } from '@my-note/contract/sessions';
import { Choice, Field, Input } from '@my-note/shared-kit/forms';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, HStack, Stack } from '@my-note/shared-kit/ui';
import { type FormEvent, useState } from 'react';
import { settingsTexts } from '../texts.ts';
import { accountMutations } from './account.queries.ts';
import { expiryOf, LIFETIMES, type Lifetime } from './token-expiry.ts';
import { TokenOnce } from './token-once.tsx';

const SCOPES = ['read', 'write'] as const;

/** The form of a new access token, and then the token itself, once. */
export function NewToken({ onDone }: { onDone: () => void }) {
  const create = useMutation(accountMutations.createToken());
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [scope, setScope] = useState<TokenScope>('read');
  const [lifetime, setLifetime] = useState<Lifetime>('90');

  if (create.data) return <TokenOnce token={create.data.token} onDone={onDone} />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || create.isPending) return;
    create.mutate({ name: name.trim(), scope, expires: expiryOf(lifetime, new Date()) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
        <Field.Root invalid={missing} required>
          <Field.Label>{settingsTexts.tokenName}</Field.Label>
          <Input
            autoFocus
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
          <Field.HelperText>{settingsTexts.tokenNameHint}</Field.HelperText>
          <Field.ErrorText>{settingsTexts.tokenNameMissing}</Field.ErrorText>
        </Field.Root>
        <Choice
          label={settingsTexts.scope}
          options={SCOPES}
          names={settingsTexts.scopes}
          value={scope}
          onChange={setScope}
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
          <Button type="submit" size="sm" loading={create.isPending}>
            {settingsTexts.createToken}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
