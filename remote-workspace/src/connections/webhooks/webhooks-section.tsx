import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, Section, Text } from '@my-note/kit/ui';
import { Waiting } from '../../waiting.tsx';
import { webhooksTexts as texts } from '../texts.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookEntry } from './webhook-entry.tsx';
import { webhookQueries } from './webhooks.queries.ts';

/** Addresses that are told what happens to the notes. */
export function WebhooksSection() {
  const webhooks = useQuery({ ...webhookQueries.list(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={texts.title} hint={texts.hint}>
      <NewWebhook />
      <QueryState
        query={webhooks}
        loading={<Waiting label={texts.loading} />}
        failure={texts.unknown}
        empty={<Text color="fg.muted">{texts.none}</Text>}
      >
        {(list) => (
          <Box as="ul" listStyleType="none">
            {list.map((webhook) => (
              <WebhookEntry key={webhook._id} webhook={webhook} />
            ))}
          </Box>
        )}
      </QueryState>
    </Section>
  );
}
