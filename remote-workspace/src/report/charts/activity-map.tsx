import { Box, useChakraContext } from '@my-note/kit/ui';
import { cloneElement } from 'react';
import { ActivityCalendar } from 'react-activity-calendar';
import {
  formatCount,
  formatDay,
  formatMonth,
  formatNumber,
  formatShortMonth,
  formatWeekday,
} from '../format.ts';
import { reportTexts } from '../texts.ts';
import { changesOf, type Day, LEVELS, levelOf, sumUp } from './activity.ts';
import { ChartFrame } from './chart-frame.tsx';

/** In units of the drawing. */
const DAY = { blockSize: 10.5, blockMargin: 2.5, blockRadius: 2, fontSize: 11 };
const WEEKDAYS: ('mon' | 'wed' | 'fri' | 'sun')[] = ['mon', 'wed', 'fri', 'sun'];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const labels = {
  months: range(12).map((month) => formatShortMonth(Date.UTC(2026, month))),
  // From a Sunday on.
  weekdays: range(7).map((day) => formatWeekday(Date.UTC(2026, 1, 1 + day))),
  legend: { less: reportTexts.less, more: reportTexts.more },
};

/** Fits the chart into its column and onto paper: the library draws it as wide as its days. */
const fitting = {
  minWidth: '38rem',
  '& article': { width: '100% !important' },
  '& .react-activity-calendar__scroll-container': { display: 'flex', overflow: 'visible !important' },
  // Room for the names of weekdays, which the library cannot measure on paper.
  '& .react-activity-calendar__calendar': {
    flex: '1',
    minWidth: '0',
    height: 'auto',
    marginInlineStart: '5% !important',
  },
  '& rect': { stroke: 'none !important' },
  '& footer': { fontSize: 'sm' },
  '@media print': { minWidth: '0' },
};

function summarize(days: readonly Day[]): string {
  const sum = sumUp(days);
  if (!sum) return reportTexts.activityNone;
  const { busy, month, peak } = sum;
  return reportTexts.activitySays({
    days: formatCount(busy, 'day'),
    month: formatMonth(month.date),
    daysOfMonth: formatCount(month.days, 'day'),
    peak: formatDay(peak.date),
    changes: formatCount(changesOf(peak), 'change'),
  });
}

/** A year of days, as weekdays by weeks: the darker, the more was written. */
export function ActivityMap({ days }: { days: readonly Day[] }) {
  const { token } = useChakraContext();
  const colors = [token('colors.bg.muted'), token('colors.accent.solid')];
  const most = Math.max(...days.map(changesOf), 1);
  const rows = days
    .filter((day) => changesOf(day) > 0)
    .toReversed()
    .map(({ date, created, updated }) => ({
      key: date,
      cells: [formatDay(date), formatNumber(created), formatNumber(updated)],
    }));
  const table = { columns: [reportTexts.day, reportTexts.created, reportTexts.changed], rows };

  return (
    <ChartFrame
      title={reportTexts.activity}
      says={summarize(days)}
      table={rows.length > 0 ? table : undefined}
    >
      {({ labelledBy, describedBy }) => (
        <Box
          role="group"
          aria-labelledby={labelledBy}
          // A keyboard can scroll it.
          tabIndex={0}
          overflowX="auto"
          // On phones the year does not fit: right to left, it starts with today.
          css={{ direction: 'rtl', '& > *': { direction: 'ltr' }, '@media print': { overflow: 'visible' } }}
        >
          <Box
            role="img"
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            color="fg.muted"
            css={fitting}
          >
            <ActivityCalendar
              {...DAY}
              data={days.map((day) => ({
                date: day.date,
                count: changesOf(day),
                level: levelOf(changesOf(day), most),
              }))}
              maxLevel={LEVELS}
              labels={labels}
              showWeekdayLabels={WEEKDAYS}
              showTotalCount={false}
              weekStart={1}
              // The colors are of the theme already.
              colorScheme="light"
              theme={{ light: colors }}
              renderBlock={(block, { date, count }) =>
                cloneElement(
                  block,
                  undefined,
                  <title>{reportTexts.dayCell(formatDay(date), formatCount(count, 'change'))}</title>,
                )
              }
            />
          </Box>
        </Box>
      )}
    </ChartFrame>
  );
}
