import { type AuthenticatorKey, codeFormSchema } from '@my-note/contract/factors';
import { Form } from '@my-note/kit/form';
import { CopyField } from '@my-note/kit/forms';
import { Stack, Text } from '@my-note/kit/ui';
import { useConfirmTwoStep, useStartTwoStep } from '../factors.queries.ts';
import { Panel, PanelButtons } from '../panel.tsx';
import { PasswordPanel } from '../password-panel.tsx';
import { factorsTexts } from '../texts.ts';
import { QrCode } from './qr-code.tsx';

interface SetUpProps {
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The key for the authenticator app, and a code that shows that the app has it. */
function AppKey({ secret, uri, onCodes, onCancel }: AuthenticatorKey & SetUpProps) {
  const confirm = useConfirmTwoStep();
  return (
    <Form
      schema={codeFormSchema}
      defaultValues={{ code: '' }}
      errorFields={{ WRONG_CODE: 'code' }}
      onSubmit={async (form) => onCodes((await confirm.mutateAsync(form)).codes)}
    >
      {({ TextField, FormError, SubmitButton }) => (
        <Panel>
          <Text>{factorsTexts.scan}</Text>
          <QrCode value={uri} />
          <Stack gap="1">
            <Text fontSize="sm" color="fg.muted">
              {factorsTexts.textKey}
            </Text>
            <CopyField label={factorsTexts.textKey} value={inGroups(secret)} />
          </Stack>
          <TextField
            name="code"
            label={factorsTexts.code}
            hint={factorsTexts.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
            fontFamily="mono"
            autoFocus
            required
          />
          <FormError />
          <PanelButtons onCancel={onCancel}>
            <SubmitButton size="sm">{factorsTexts.turnOn}</SubmitButton>
          </PanelButtons>
        </Panel>
      )}
    </Form>
  );
}

/** Password, then the key: turns two-step sign-in on. */
export function SetUp(props: SetUpProps) {
  const start = useStartTwoStep();
  if (start.data) return <AppKey {...start.data} {...props} />;
  return (
    <PasswordPanel submitLabel={factorsTexts.next} onSubmit={start.mutateAsync} onCancel={props.onCancel} />
  );
}
