import type { Report } from '@my-note/contract/report';
import { Grid, Text } from '@my-note/kit/ui';
import { formatCount, formatDay, formatNumber } from '../format.ts';
import { reportTexts } from '../texts.ts';
import { ChartFrame } from './chart-frame.tsx';
import { GrowthCurve } from './growth-curve.tsx';

type Growth = Report['growth'];

function summarize(growth: Growth): string {
  const [first, last] = [growth.at(0), growth.at(-1)];
  if (!first || !last) return reportTexts.growthLater;
  const now = [formatCount(last.notes, 'note'), formatCount(last.words, 'word')] as const;
  return reportTexts.growthSays(formatDay(first.date), ...now);
}

/** Notes and words over time, as two curves, because one scale does not fit both. */
export function GrowthChart({ growth }: { growth: Growth }) {
  const rows = growth.toReversed().map(({ date, notes, words }) => ({
    key: date,
    cells: [formatDay(date), formatNumber(notes), formatNumber(words)],
  }));
  const curves = [
    { name: reportTexts.notes, unit: 'note', of: ({ notes }: Growth[number]) => notes },
    { name: reportTexts.words, unit: 'word', of: ({ words }: Growth[number]) => words },
  ] as const;
  return (
    <ChartFrame
      title={reportTexts.growth}
      says={summarize(growth)}
      table={{ columns: [reportTexts.day, reportTexts.notes, reportTexts.words], rows }}
    >
      {({ describedBy }) =>
        growth.length < 2 ? (
          <Text color="fg.muted">{reportTexts.growthLater}</Text>
        ) : (
          <Grid
            templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
            columnGap="8"
            rowGap="6"
            css={{ '@media print': { gridTemplateColumns: '1fr 1fr' } }}
          >
            {curves.map(({ name, unit, of }) => (
              <GrowthCurve
                key={name}
                name={name}
                describedBy={describedBy}
                says={(value) => formatCount(value, unit)}
                points={growth.map((point) => ({ date: point.date, value: of(point) }))}
              />
            ))}
          </Grid>
        )
      }
    </ChartFrame>
  );
}
