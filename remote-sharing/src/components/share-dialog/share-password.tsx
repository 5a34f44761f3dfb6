import { LIMITS } from '@my-note/contract';
import { Field, Input } from '@my-note/shared-kit/forms';
import { Button, HStack, Stack, Text } from '@my-note/shared-kit/ui';
import { type FormEvent, useState } from 'react';
import { texts } from '../../texts.ts';

interface SharePasswordProps {
  isSet: boolean;
  busy: boolean;
  onChange: (password: string | null) => void;
}

/** Whether the link asks for a password, and a way to set, change or drop it. */
export function SharePassword({ isSet, busy, onChange }: SharePasswordProps) {
  const [editing, setEditing] = useState(false);
  const [password, setPassword] = useState('');
  const [isShort, setIsShort] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.length < LIMITS.passwordMinLength) {
      setIsShort(true);
      return;
    }
    onChange(password);
    setPassword('');
    setEditing(false);
  };
  if (editing) {
    return (
      <form onSubmit={submit}>
        <Field.Root invalid={isShort}>
          <Field.Label>{texts.share.password}</Field.Label>
          <HStack width="full">
            <Input
              autoFocus
              type="text"
              autoComplete="off"
              maxLength={128}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setIsShort(false);
              }}
            />
            <Button type="submit" disabled={password === ''}>
              {texts.share.savePassword}
            </Button>
          </HStack>
          <Field.ErrorText>{texts.share.passwordTooShort(LIMITS.passwordMinLength)}</Field.ErrorText>
        </Field.Root>
      </form>
    );
  }
  return (
    <Stack gap="2" role="group" aria-label={texts.share.password}>
      <Text>{isSet ? texts.share.hasPassword : texts.share.noPassword}</Text>
      <HStack>
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          disabled={busy}
          onClick={() => setEditing(true)}
        >
          {isSet ? texts.share.changePassword : texts.share.setPassword}
        </Button>
        {isSet && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            disabled={busy}
            onClick={() => onChange(null)}
          >
            {texts.share.dropPassword}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
