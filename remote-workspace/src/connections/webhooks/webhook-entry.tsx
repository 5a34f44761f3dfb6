import { WEBHOOK_EVENTS, type Webhook } from '@my-note/contract/webhooks';
import { useMutation } from '@my-note/kit/query';
import { Box, Button, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { ListRow } from '../../list-row.tsx';
import { Mark } from '../../mark.tsx';
import { webhooksTexts as texts } from '../texts.ts';
import { Deliveries } from './deliveries.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhookMutations } from './webhooks.mutations.ts';

/** One webhook: where it leads, how it does, and its log. */
export function WebhookEntry({ webhook }: { webhook: Webhook }) {
  const { _id, name, address, active, offReason, failingSince } = webhook;
  const [isEdited, setEdited] = useState(false);
  const [isLogOpen, setLogOpen] = useState(false);
  const change = useMutation({ ...webhookMutations.change(_id), meta: { silent: true } });
  if (isEdited) {
    const events = WEBHOOK_EVENTS.filter((event) => webhook.events.includes(event));
    return (
      <Box as="li" paddingY="3">
        <WebhookForm
          values={{ name, address, events }}
          submitLabel={texts.save}
          onSubmit={async (values) => {
            await change.mutateAsync(values);
            setEdited(false);
          }}
          onCancel={() => setEdited(false)}
        />
      </Box>
    );
  }
  return (
    <ListRow
      below={
        <Box paddingBottom="3">
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-expanded={isLogOpen}
            aria-label={texts.logOf(name)}
            onClick={() => setLogOpen(!isLogOpen)}
          >
            {texts.log}
          </Button>
          {isLogOpen && <Deliveries webhook={webhook} />}
        </Box>
      }
    >
      <Box flex="1" minWidth="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="500" overflowWrap="anywhere">
            {name}
          </Text>
          {!active && <Mark>{texts.off}</Mark>}
        </HStack>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {address}
        </Text>
        {offReason && (
          <Text fontSize="sm" color="fg.error">
            {offReason}
          </Text>
        )}
        {active && failingSince && (
          <Text fontSize="sm" color="fg.error">
            <RelativeDate value={failingSince} text={texts.failingSince} />
          </Text>
        )}
      </Box>
      <WebhookActions webhook={webhook} onEdit={() => setEdited(true)} />
    </ListRow>
  );
}
