import type { Webhook } from '@my-note/contract/webhooks';
import { ShowMore } from '@my-note/kit/lists';
import { useInfiniteQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, Text } from '@my-note/kit/ui';
import { Waiting } from '../../waiting.tsx';
import { webhooksTexts as texts } from '../texts.ts';
import { DeliveryEntry } from './delivery-entry.tsx';
import { webhookQueries } from './webhooks.queries.ts';

/** The log of a webhook, newest first. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const pages = useInfiniteQuery({ ...webhookQueries.deliveries(webhook._id), enabled: useAuthEnabled() });
  return (
    <>
      <Text fontSize="sm" color="fg.muted" marginTop="2">
        {texts.logHint}
      </Text>
      <QueryState query={pages} loading={<Waiting label={texts.loadingLog} />} failure={texts.logUnknown}>
        {({ pages: parts }) => {
          const deliveries = parts.flatMap(({ data }) => data);
          if (deliveries.length === 0) return <Text>{texts.noDeliveries}</Text>;
          return (
            <>
              <Box as="ul" listStyleType="none">
                {deliveries.map((delivery) => (
                  <DeliveryEntry key={delivery._id} webhook={webhook} delivery={delivery} />
                ))}
              </Box>
              {pages.hasNextPage && <ShowMore pages={pages} loadingLabel={texts.loadingMore} />}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
