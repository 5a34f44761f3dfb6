import type { Notification } from '@my-note/contract';
import { chakra, Heading, Stack } from '@my-note/kit/ui';
import { useId } from 'react';
import { type DayGroup, groupByDay } from '../model/group-by-day.ts';
import { NotificationRow } from './notification-row.tsx';
import { useCurrentTime } from './use-current-time.ts';

function NotificationDay({ day }: { day: DayGroup }) {
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
          <NotificationRow key={entry._id} entry={entry} />
        ))}
      </chakra.ul>
    </section>
  );
}

/** The loaded notifications, day by day. */
export function NotificationList({ entries }: { entries: readonly Notification[] }) {
  const now = useCurrentTime();
  return (
    <Stack gap="8">
      {groupByDay(entries, now).map((day) => (
        <NotificationDay key={day.key} day={day} />
      ))}
    </Stack>
  );
}
