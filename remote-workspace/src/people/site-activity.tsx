import { ShowMore } from '@my-note/kit/lists';
import { useInfiniteQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, QueryState, Section } from '@my-note/kit/ui';
import { ActivityEntry } from '../account/activity/activity-entry.tsx';
import { Waiting } from '../waiting.tsx';
import { peopleQueries } from './people.queries.ts';
import { peopleTexts } from './texts.ts';

/** Security events of every account. */
export function SiteActivity() {
  const pages = useInfiniteQuery({ ...peopleQueries.activity(), enabled: useAuthEnabled() });
  return (
    <Section level="h2" title={peopleTexts.activity} hint={peopleTexts.activityHint}>
      <QueryState
        query={pages}
        loading={<Waiting label={peopleTexts.loadingActivity} />}
        failure={peopleTexts.activityUnknown}
      >
        {(data) => (
          <>
            <Box as="ul" listStyleType="none">
              {data.pages
                .flatMap((page) => page.data)
                .map((event) => (
                  <ActivityEntry key={event._id} event={event} who={event.person.email} />
                ))}
            </Box>
            {pages.hasNextPage && <ShowMore pages={pages} loadingLabel={peopleTexts.loadingMoreActivity} />}
          </>
        )}
      </QueryState>
    </Section>
  );
}
