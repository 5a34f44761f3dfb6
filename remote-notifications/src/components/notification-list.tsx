import type { Notification } from '@my-note/contract';
import { chakra, Heading, Stack } from '@my-note/shared-kit/ui';
import { useId } from 'react';
import { byDay, type Day } from '../model/group-by-day.ts';
import { FeedEntry } from './notification-row.tsx';
import { useNow } from './use-today.ts';

function FeedDay({ day }: { day: Day }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Heading
        as="h2"
        id={heading}
        size="sm"
        color="fg.muted"
        paddingBottom="2"
        borderBottomWidth="1px"
        borderColor="border"
      >
        {day.heading}
      </Heading>
      <chakra.ul listStyleType="none" aria-labelledby={heading}>
        {day.entries.map((entry) => (
          <FeedEntry key={entry._id} entry={entry} />
        ))}
      </chakra.ul>
    </section>
  );
}

/** The loaded notifications, day by day. */
export function FeedList({ entries }: { entries: readonly Notification[] }) {
  const now = useNow();
  return (
    <Stack gap="8">
      {byDay(entries, now).map((day) => (
        <FeedDay key={day.key} day={day} />
      ))}
    </Stack>
  );
}
