import type { Webhook } from '@my-note/contract/webhooks';
import { AlertDialog, Menu } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { Icon, IconButton, Portal, toast } from '@my-note/kit/ui';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { SecretDialog } from '../secret-dialog.tsx';
import { webhooksTexts as texts } from '../texts.ts';
import { webhookMutations } from './webhooks.mutations.ts';

type Question = 'renew' | 'remove';

/** What can be done with a webhook, in a menu. */
export function WebhookActions({ webhook, onEdit }: { webhook: Webhook; onEdit: () => void }) {
  const { _id, name, active } = webhook;
  const [question, setQuestion] = useState<Question>();
  const change = useMutation(webhookMutations.change(_id));
  const renew = useMutation(webhookMutations.renewSecret(_id));
  const remove = useMutation(webhookMutations.remove(_id));
  const test = useMutation(webhookMutations.test(_id));
  const close = () => setQuestion(undefined);
  const act: Record<string, () => void> = {
    test: () =>
      test.mutate(undefined, { onSuccess: () => toast({ title: texts.testSent, type: 'success' }) }),
    edit: onEdit,
    toggle: () => change.mutate({ active: !active }),
    renew: () => setQuestion('renew'),
    remove: () => setQuestion('remove'),
  };
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => act[value]?.()}>
        <Menu.Trigger asChild>
          <IconButton
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.actionsOf(name)}
            loading={change.isPending || test.isPending}
          >
            <Icon as={EllipsisVertical} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {active && <Menu.Item value="test">{texts.test}</Menu.Item>}
              <Menu.Item value="edit">{texts.edit}</Menu.Item>
              <Menu.Item value="toggle">{active ? texts.turnOff : texts.turnOn}</Menu.Item>
              <Menu.Item value="renew">{texts.renewSecret}</Menu.Item>
              <Menu.Item value="remove" color="fg.error">
                {texts.remove}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <AlertDialog
        open={question === 'renew'}
        title={texts.renewTitle(name)}
        confirmLabel={texts.renewSecret}
        busy={renew.isPending}
        onCancel={close}
        onConfirm={() => renew.mutate(undefined, { onSettled: close })}
      >
        {texts.renewText}
      </AlertDialog>
      <AlertDialog
        open={question === 'remove'}
        title={texts.removeTitle(name)}
        confirmLabel={texts.remove}
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      >
        {texts.removeText}
      </AlertDialog>
      <SecretDialog
        label={texts.secret}
        text={texts.secretOnce}
        secret={renew.data?.secret}
        onClose={renew.reset}
      />
    </>
  );
}
