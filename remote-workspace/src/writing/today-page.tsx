import { links } from '@my-note/contract';
import { journalLink, localMoment } from '@my-note/contract/tasks';
import { useMutation, useQuery } from '@my-note/kit/query';
import { Link, useNavigate, useSearchParams } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { Button, chakra, HStack, Icon, PageFrame, Stack } from '@my-note/kit/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { AppendForm } from './append-form.tsx';
import { Calendar } from './calendar.tsx';
import { addDays, inWords, isDay } from './calendar-days.ts';
import { JournalSettings } from './journal-settings.tsx';
import { writingTexts as texts } from './texts.ts';
import { writingMutations, writingQueries } from './writing.queries.ts';

const Step = chakra(Link);
const step = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'row',
  color: 'fg.muted',
} as const;

/** `/i/today`: a day of the journal, with the way to its note, and the calendar. `?open` leads on to the note. */
export function TodayPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const today = localMoment(new Date()).day;
  const asked = search.get('day');
  const day = isDay(asked) ? asked : today;
  const enabled = useAuthEnabled();
  const { data: days = [] } = useQuery({ ...writingQueries.days(day.slice(0, 7)), enabled });
  const { mutate, isPending } = useMutation(writingMutations.openDay());
  const open = (replace = false) =>
    mutate({ day }, { onSuccess: ({ slug }) => void navigate(links.item(slug), { replace }) });
  const isOpening = search.has('open') && enabled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the address
  useEffect(() => {
    if (isOpening) open(true);
  }, [isOpening, day]);
  const hasNote = days.some((known) => known.day === day);
  return (
    <PageFrame title={day === today ? texts.todayTitle : inWords(day, { dateStyle: 'full' })}>
      <Stack gap="6" maxWidth="measure">
        <HStack justify="space-between" wrap="wrap">
          <Step to={journalLink(addDays(day, -1))} css={step}>
            <Icon as={ChevronLeft} />
            {texts.previousDay}
          </Step>
          {day !== today && (
            <Step to={journalLink()} css={step}>
              {texts.toToday}
            </Step>
          )}
          <Step to={journalLink(addDays(day, 1))} css={step}>
            {texts.nextDay}
            <Icon as={ChevronRight} />
          </Step>
        </HStack>
        <Button alignSelf="flex-start" loading={isPending} onClick={() => open()}>
          {hasNote ? texts.open : texts.start}
        </Button>
        <AppendForm key={day} day={day} hasFocus={search.has('append')} />
        <Calendar key={day.slice(0, 7)} shown={day} today={today} />
        <JournalSettings />
      </Stack>
    </PageFrame>
  );
}
