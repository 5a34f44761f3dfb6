import { dateFormat, numberFormat } from '@my-note/contract/language';
import type { FigurePeriod, KeptRelease } from '@my-note/contract/releases';
import { Chart, useChart } from '@my-note/kit/charts';
import { Box, Text } from '@my-note/kit/ui';
import { type ReactNode, useId } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { edgeTick, focusOutline, timeAxis } from '../../time-axis.tsx';
import { releasesTexts as texts } from '../texts.ts';
import { LINES } from './lines.ts';
import type { Point } from './measures.ts';

interface SmallChartProps {
  name: string;
  /** The totals in words. */
  says: string;
  roles: readonly KeptRelease['role'][];
  points: Point[];
  period: FigurePeriod;
  textOf: (value: number) => string;
}

const clock = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const ticks = {
  hour: edgeTick(clock),
  day: edgeTick(clock),
  month: edgeTick(day),
};
const compact = numberFormat({ notation: 'compact' });

const styles = {
  '& .recharts-tooltip-wrapper *': { fontFamily: 'body' },
  ...focusOutline,
};

/** One measure over time. */
export function SmallChart({ name, says, roles, points, period, textOf }: SmallChartProps) {
  const id = useId();
  const chart = useChart({
    data: points,
    series: roles.map((role) => ({ name: role, color: LINES[role].color, label: texts[role] })),
  });
  const format = period === 'month' ? day : clock;
  // Without a moment under the pointer, the library passes a name.
  const timeOf = (time: ReactNode) => (Number(time) ? format(Number(time)) : '');
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return null;
  return (
    <Box minWidth="0">
      <Text fontWeight="600" fontSize="sm">
        {name}
      </Text>
      <Text id={id} fontSize="sm" color="fg.muted" marginBottom="1" truncate title={says}>
        {says}
      </Text>
      <Chart.Root chart={chart} aspectRatio="auto" height="28" css={styles}>
        <LineChart
          responsive
          style={{ width: '100%', height: '100%' }}
          data={chart.data}
          margin={{ top: 6, right: 6, bottom: 0, left: 0 }}
          role="img"
          aria-label={name}
          aria-describedby={id}
        >
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          <XAxis {...timeAxis(first.time, last.time, ticks[period])} />
          <YAxis
            width={36}
            tickCount={3}
            domain={[0, 'auto']}
            allowDecimals={false}
            tickFormatter={(value: number) => compact(value)}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: chart.color('border.emphasized') }}
            content={({ payload, label }) => (
              <Chart.Tooltip payload={payload} label={label} labelFormatter={timeOf} formatter={textOf} />
            )}
          />
          {roles.map((role) => (
            <Line
              key={role}
              dataKey={role}
              type="monotone"
              stroke={chart.color(LINES[role].color)}
              strokeWidth={2}
              strokeDasharray={LINES[role].dash}
              // A value between two moments without one has no line.
              dot={{ r: 1.5, strokeDasharray: '0' }}
              activeDot={{ r: 4, stroke: chart.color('bg') }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </Chart.Root>
    </Box>
  );
}
