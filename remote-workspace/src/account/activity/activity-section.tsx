import { ShowMore } from '@my-note/kit/lists';
import { useInfiniteQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, Late, QueryState, Section, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { activityQueries } from './activity.queries.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { activityTexts } from './texts.ts';

const Waiting = () => (
  <Late>
    <Stack role="status" aria-label={activityTexts.loading} gap="3">
      <Skeleton height="5" />
      <Skeleton height="5" width="70%" />
    </Stack>
  </Late>
);

/** What happened with the account. */
export function ActivitySection() {
  const pages = useInfiniteQuery({ ...activityQueries.own(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={activityTexts.title} hint={activityTexts.hint}>
      <QueryState query={pages} loading={<Waiting />} failure={activityTexts.unknown} hideReason>
        {(data) => {
          const events = data.pages.flatMap((page) => page.data);
          if (events.length === 0) return <Text color="fg.muted">{activityTexts.empty}</Text>;
          return (
            <>
              <Box as="ul" listStyleType="none">
                {events.map((event) => (
                  <ActivityEntry key={event._id} event={event} />
                ))}
              </Box>
              {pages.hasNextPage && <ShowMore pages={pages} loadingLabel={activityTexts.loadingMore} />}
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}
