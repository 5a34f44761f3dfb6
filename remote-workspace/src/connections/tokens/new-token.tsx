import { type AccessTokenCreate, accessTokenCreateSchema } from '@my-note/contract/sessions';
import { Form } from '@my-note/kit/form';
import { Input } from '@my-note/kit/forms';
import { useMutation } from '@my-note/kit/query';
import { Button } from '@my-note/kit/ui';
import { useState } from 'react';
import { FramedForm } from '../framed-form.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { tokensTexts as texts } from '../texts.ts';
import { tokenMutations } from './tokens.queries.ts';

const FRESH: AccessTokenCreate = { name: '', scope: 'write', expires: null };

/** A button, and the form that it opens. */
export function NewToken() {
  const [isOpen, setOpen] = useState(false);
  const create = useMutation(tokenMutations.create());
  const close = () => {
    create.reset();
    setOpen(false);
  };
  if (!isOpen) {
    return (
      <Button size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
        {texts.create}
      </Button>
    );
  }
  return (
    <>
      <Form
        schema={accessTokenCreateSchema}
        defaultValues={FRESH}
        onSubmit={async (token) => void (await create.mutateAsync(token))}
      >
        {({ TextField, ChoiceField, ControlledField, FormError, SubmitButton }) => (
          <FramedForm submit={<SubmitButton size="sm">{texts.create}</SubmitButton>} onCancel={close}>
            <TextField
              name="name"
              label={texts.name}
              hint={texts.nameHint}
              maxLength={100}
              autoComplete="off"
              autoFocus
              required
            />
            <ChoiceField
              name="scope"
              label={texts.scope}
              options={['read', 'write'] as const}
              names={texts.scopes}
            />
            <ControlledField name="expires" label={texts.expires} hint={texts.expiresHint}>
              {({ value, onChange, ref }) => (
                <Input
                  ref={ref}
                  type="date"
                  value={value ?? ''}
                  onChange={({ target }) => onChange(target.value || null)}
                />
              )}
            </ControlledField>
            <FormError />
          </FramedForm>
        )}
      </Form>
      <SecretDialog label={texts.token} text={texts.tokenOnce} secret={create.data?.token} onClose={close} />
    </>
  );
}
