import { Chart, useChart } from '@my-note/kit/charts';
import { Box, HStack, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { Area, AreaChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from 'recharts';
import { edgeTick, focusOutline, timeAxis } from '../../time-axis.tsx';
import { formatCompact, formatShortDay } from '../format.ts';

interface Point {
  /** A day in UTC. */
  date: string;
  value: number;
}

interface GrowthCurveProps {
  name: string;
  /** Id of the sentence that describes the curve. */
  describedBy: string;
  points: readonly Point[];
  says: (value: number) => string;
}

/** Grid lines of the values. */
const TICKS = 4;

/** Without a day under the pointer, the library passes a name. */
const dayOf = (time: ReactNode) => (Number(time) ? formatShortDay(Number(time)) : '');

const Day = edgeTick(formatShortDay);

const styles = {
  '& .recharts-tooltip-wrapper *': { fontFamily: 'body' },
  '@media screen': {
    ...focusOutline,
  },
  // Paper has another width, which the library does not notice.
  '@media print': {
    height: 'auto',
    '& .recharts-wrapper, & .recharts-surface': { height: 'auto !important' },
    '& .recharts-tooltip-wrapper, & .recharts-tooltip-cursor, & .recharts-active-dot': { display: 'none' },
  },
};

/** A number over time, as an area below its line, with a tooltip for the day under the pointer. */
export function GrowthCurve({ name, describedBy, points, says }: GrowthCurveProps) {
  const chart = useChart({
    data: points.map(({ date, value }) => ({ time: Date.parse(date), value })),
    series: [{ name: 'value', color: 'accent.solid' }],
  });
  const [first, last] = [chart.data.at(0), chart.data.at(-1)];
  if (!first || !last) return null;
  return (
    <Box minWidth="0">
      <HStack justify="space-between" fontSize="sm" marginBottom="2">
        <Text fontWeight="600">{name}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatShortDay(last.time)} · {says(last.value)}
        </Text>
      </HStack>
      <Chart.Root chart={chart} aspectRatio="auto" height="44" css={styles}>
        <AreaChart
          responsive
          style={{ width: '100%', height: '100%' }}
          data={chart.data}
          margin={{ top: 8, right: 6, bottom: 0, left: 0 }}
          role="img"
          aria-label={name}
          aria-describedby={describedBy}
        >
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          <XAxis {...timeAxis(first.time, last.time, Day)} />
          <YAxis
            width={40}
            tickCount={TICKS}
            niceTicks="snap125"
            allowDecimals={false}
            tickFormatter={formatCompact}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: chart.color('border.emphasized') }}
            content={({ payload, label }) => (
              <Chart.Tooltip
                payload={payload}
                label={label}
                hideIndicator
                hideSeriesLabel
                fitContent
                labelFormatter={dayOf}
                formatter={says}
              />
            )}
          />
          <Area
            dataKey="value"
            type="monotone"
            stroke={chart.color('accent.solid')}
            strokeWidth={2}
            fill={chart.color('accent.subtle')}
            fillOpacity={1}
            activeDot={{ r: 5, stroke: chart.color('bg') }}
            isAnimationActive={false}
          />
          <ReferenceDot x={last.time} y={last.value} r={5} fill={chart.color('accent.solid')} stroke="none" />
        </AreaChart>
      </Chart.Root>
    </Box>
  );
}
