import { TEST_EVENT, type Webhook, type WebhookDelivery } from '@my-note/contract/webhooks';
import { RowAction } from '@my-note/kit/lists';
import { useMutation } from '@my-note/kit/query';
import { Box, chakra, HStack, RelativeDate, Span, Text, toast } from '@my-note/kit/ui';
import { RotateCw } from 'lucide-react';
import { ListRow } from '../../list-row.tsx';
import { Mark } from '../../mark.tsx';
import { webhooksTexts as texts } from '../texts.ts';
import { webhookMutations } from './webhooks.mutations.ts';

const Pre = chakra('pre');
const COLORS = { waiting: 'fg.muted', delivered: 'fg.success', failed: 'fg.error' };
const names: Record<string, string> = { ...texts.eventNames, [TEST_EVENT]: texts.testEvent };

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What is known of the last try, in one line. */
const factsOf = ({ responseStatus, durationMs, tries }: WebhookDelivery) =>
  [
    ...(responseStatus === null ? [] : [texts.status(responseStatus)]),
    ...(durationMs === null ? [] : [texts.duration(durationMs)]),
    ...(tries > 1 ? [texts.tries(tries)] : []),
  ].join(' · ');

/** One delivery with its last try. */
export function DeliveryEntry({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const { _id, event, title, status, createdAt, nextTryAt, error, responseStart } = delivery;
  const redeliver = useMutation(webhookMutations.redeliver(webhook._id));
  const name = names[event] ?? event;
  return (
    <ListRow>
      <Box flex="1" minWidth="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="500">{name}</Text>
          <Mark color={COLORS[status]}>{texts.states[status]}</Mark>
        </HStack>
        {title !== null && <Text overflowWrap="anywhere">{title || texts.untitled}</Text>}
        <Text fontSize="sm" color="fg.muted">
          <RelativeDate value={createdAt} /> {factsOf(delivery) && `· ${factsOf(delivery)}`}
        </Text>
        {error && (
          <Text fontSize="sm" color="fg.error" overflowWrap="anywhere">
            {capital(error)}
            {nextTryAt && (
              <Span color="fg.muted">
                {' '}
                · <RelativeDate value={nextTryAt} text={texts.nextTryWhen} />
              </Span>
            )}
          </Text>
        )}
        {responseStart && (
          <Pre
            aria-label={texts.response}
            dir="ltr"
            tabIndex={0}
            fontSize="xs"
            padding="2"
            marginTop="1"
            bg="bg.muted"
            borderRadius="sm"
            maxHeight="8rem"
            overflow="auto"
            whiteSpace="pre-wrap"
            overflowWrap="anywhere"
          >
            {responseStart}
          </Pre>
        )}
      </Box>
      {webhook.active && status !== 'waiting' && (
        <RowAction
          icon={RotateCw}
          label={texts.redeliver}
          of={name}
          marginEnd="-2.5"
          loading={redeliver.isPending}
          onClick={() =>
            redeliver.mutate(_id, {
              onSuccess: () => toast({ title: texts.redelivered, type: 'success' }),
            })
          }
        />
      )}
    </ListRow>
  );
}
