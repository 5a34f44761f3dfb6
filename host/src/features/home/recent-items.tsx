import type { ListItem } from '@my-note/contract';
import { Box, Button, Stack } from '@my-note/kit/ui';
import { useId, useState } from 'react';
import { DayHeading } from './day-heading.tsx';
import { groupByDay } from './group-by-day.ts';
import { ItemList } from './item-list.tsx';
import { homeTexts } from './texts.ts';

const STEP = 50;

/** Notes below the days of their last change; older ones after a click. */
export function RecentItems({ items }: { items: readonly ListItem[] }) {
  const id = useId();
  const [count, setCount] = useState(STEP);
  return (
    <Stack gap="6">
      {groupByDay(items.slice(0, count), new Date()).map((group) => (
        <Box as="section" key={group.heading} aria-labelledby={`${id}-${group.heading}`}>
          <DayHeading id={`${id}-${group.heading}`}>{group.heading}</DayHeading>
          <ItemList items={group.items} />
        </Box>
      ))}
      {items.length > count && (
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="center"
          onClick={() => setCount(count + STEP)}
        >
          {homeTexts.more}
        </Button>
      )}
    </Stack>
  );
}
