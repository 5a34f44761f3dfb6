import { codeFormSchema } from '@my-note/contract/factors';
import { Form } from '@my-note/kit/form';
import { session } from '@my-note/kit/session';
import { Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import type { SecondStep } from '../../platform/identity/identity.ts';
import { texts } from '../../platform/texts.ts';
import { loginTexts } from './texts.ts';

interface CodeFormProps {
  step: SecondStep;
  onBack: () => void;
}

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export function CodeForm({ step, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const field = isRecovery ? loginTexts.recoveryCode : loginTexts.code;
  return (
    <Form
      // The two kinds of codes share no text.
      key={field.label}
      schema={codeFormSchema}
      defaultValues={{ code: '' }}
      errorFields={{ WRONG_CODE: 'code' }}
      onSubmit={async ({ code }) => session.signIn(await step.enterCode(code))}
    >
      {({ TextField, FormError, SubmitButton }) => (
        <Stack gap="6">
          <Stack gap="4">
            <Text color="fg.muted">{field.hint}</Text>
            <TextField
              name="code"
              label={field.label}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoCapitalize="off"
              spellCheck={false}
              fontFamily="mono"
              autoFocus
              required
            />
            <FormError />
            <SubmitButton size="lg" marginTop="2">
              {texts.login}
            </SubmitButton>
          </Stack>
          <HStack gap="2" justify="space-between" wrap="wrap">
            <Button variant="outline" size="sm" minHeight="touchTarget" onClick={onBack}>
              {loginTexts.back}
            </Button>
            <Button
              variant="plain"
              size="sm"
              minHeight="touchTarget"
              paddingX="0"
              color="accent.fg"
              onClick={() => setRecovery(!isRecovery)}
            >
              {isRecovery ? loginTexts.useApp : loginTexts.useRecovery}
            </Button>
          </HStack>
        </Stack>
      )}
    </Form>
  );
}
