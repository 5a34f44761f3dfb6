import { journalLink } from '@my-note/contract/tasks';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, chakra, HStack, Icon, IconButton, Stack, Text } from '@my-note/kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addMonths, inWords, weeksOf } from './calendar-days.ts';
import { writingTexts as texts } from './texts.ts';
import { writingQueries } from './writing.queries.ts';

const Day = chakra(Link);

function DayCell({
  day,
  shown,
  today,
  hasNote,
  isInside,
}: Record<'day' | 'shown' | 'today', string> & Record<'hasNote' | 'isInside', boolean>) {
  const name = inWords(day, { dateStyle: 'full' });
  return (
    <chakra.td padding="0.5" textAlign="center">
      <Day
        to={journalLink(day)}
        aria-label={hasNote ? texts.withNote(name) : name}
        aria-current={day === shown ? 'date' : undefined}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        minHeight="10"
        borderRadius="md"
        color={isInside ? 'fg' : 'fg.muted'}
        fontWeight={day === today ? '700' : undefined}
        _hover={{ bg: 'bg.muted' }}
        css={{ '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' } }}
      >
        {Number(day.slice(8))}
        <Box
          width="1.5"
          height="1.5"
          borderRadius="full"
          bg={hasNote ? 'accent.solid' : 'transparent'}
          marginTop="0.5"
        />
      </Day>
    </chakra.td>
  );
}

/** A month with its days, those with a note marked. */
export function Calendar({ shown, today }: { shown: string; today: string }) {
  const [month, setMonth] = useState(shown.slice(0, 7));
  const { data: days = [] } = useQuery({ ...writingQueries.days(month), enabled: useAuthEnabled() });
  const written = new Set(days.map(({ day }) => day));
  const weeks = weeksOf(month);
  const turn = (months: number, label: string, icon: typeof ChevronLeft) => (
    <IconButton
      aria-label={label}
      size="sm"
      variant="ghost"
      colorPalette="gray"
      onClick={() => setMonth(addMonths(month, months))}
    >
      <Icon as={icon} />
    </IconButton>
  );
  return (
    <Stack gap="2" maxWidth="24rem">
      <HStack justify="space-between">
        {turn(-1, texts.previousMonth, ChevronLeft)}
        <Text as="h2" aria-live="polite" fontWeight="600">
          {inWords(`${month}-01`, { month: 'long', year: 'numeric' })}
        </Text>
        {turn(1, texts.nextMonth, ChevronRight)}
      </HStack>
      <chakra.table
        width="full"
        tableLayout="fixed"
        aria-label={inWords(`${month}-01`, { month: 'long', year: 'numeric' })}
      >
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <chakra.th
                key={day}
                scope="col"
                abbr={inWords(day, { weekday: 'long' })}
                fontSize="xs"
                fontWeight="500"
                color="fg.muted"
              >
                {inWords(day, { weekday: 'short' })}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  {...{ day, shown, today }}
                  hasNote={written.has(day)}
                  isInside={day.startsWith(month)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Stack>
  );
}
