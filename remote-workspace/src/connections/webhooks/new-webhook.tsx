import { WEBHOOK_EVENTS, type WebhookCreate } from '@my-note/contract/webhooks';
import { useMutation } from '@my-note/kit/query';
import { Button } from '@my-note/kit/ui';
import { useState } from 'react';
import { SecretDialog } from '../secret-dialog.tsx';
import { webhooksTexts as texts } from '../texts.ts';
import { WebhookForm } from './webhook-form.tsx';
import { webhookMutations } from './webhooks.mutations.ts';

const FRESH: WebhookCreate = { name: '', address: '', events: [...WEBHOOK_EVENTS] };

/** A button, and the form that it opens. */
export function NewWebhook() {
  const [isOpen, setOpen] = useState(false);
  const create = useMutation(webhookMutations.create());
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
      <WebhookForm values={FRESH} submitLabel={texts.create} onSubmit={create.mutateAsync} onCancel={close} />
      <SecretDialog
        label={texts.secret}
        text={texts.secretOnce}
        secret={create.data?.secret}
        onClose={close}
      />
    </>
  );
}
