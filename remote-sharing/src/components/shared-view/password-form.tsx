import { Field, Input } from '@my-note/shared-kit/forms';
import { Button, PageFrame, Stack } from '@my-note/shared-kit/ui';
import { type FormEvent, useState } from 'react';
import { texts } from '../../texts.ts';

interface PasswordFormProps {
  /** Why the last one was refused. */
  problem: string | undefined;
  busy: boolean;
  onPassword: (password: string) => void;
}

/** Asks a visitor for the password of a share. */
export function PasswordForm({ problem, busy, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !busy) onPassword(password);
  };
  return (
    <PageFrame title={texts.sharedNote.passwordTitle}>
      <form onSubmit={submit}>
        <Stack gap="4" maxWidth="24rem">
          <Field.Root invalid={problem !== undefined}>
            <Field.Label>{texts.sharedNote.password}</Field.Label>
            <Input
              autoFocus
              type="password"
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Field.ErrorText>{problem}</Field.ErrorText>
          </Field.Root>
          <Button type="submit" alignSelf="flex-start" loading={busy}>
            {texts.sharedNote.open}
          </Button>
        </Stack>
      </form>
    </PageFrame>
  );
}
