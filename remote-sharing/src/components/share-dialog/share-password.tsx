import { sharePasswordFormSchema } from '@my-note/contract';
import { Form } from '@my-note/kit/form';
import { Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { texts } from '../../texts.ts';

interface SharePasswordProps {
  isSet: boolean;
  busy: boolean;
  onChange: (password: string | null) => void;
}

const buttonProps = { size: 'xs', variant: 'outline', colorPalette: 'gray' } as const;

/** Whether the link needs a password, and a way to set, change, or remove it. */
export function SharePassword({ isSet, busy, onChange }: SharePasswordProps) {
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <Form
        schema={sharePasswordFormSchema}
        defaultValues={{ password: '' }}
        onSubmit={({ password }) => {
          onChange(password);
          setEditing(false);
        }}
      >
        {({ TextField, SubmitButton }) => (
          <TextField
            name="password"
            label={texts.share.password}
            autoFocus
            autoComplete="off"
            maxLength={128}
            aside={<SubmitButton>{texts.share.savePassword}</SubmitButton>}
          />
        )}
      </Form>
    );
  }
  return (
    <Stack gap="2" role="group" aria-label={texts.share.password}>
      <Text>{isSet ? texts.share.hasPassword : texts.share.noPassword}</Text>
      <HStack>
        <Button {...buttonProps} disabled={busy} onClick={() => setEditing(true)}>
          {isSet ? texts.share.changePassword : texts.share.setPassword}
        </Button>
        {isSet && (
          <Button {...buttonProps} disabled={busy} onClick={() => onChange(null)}>
            {texts.share.dropPassword}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
