import { Text as SvgText, type XAxisProps, type XAxisTickContentProps } from 'recharts';

/** The label of the first or the last moment of a chart, within its width. */
export const edgeTick = (format: (time: number) => string) =>
  function EdgeTick({ x, y, payload, index }: XAxisTickContentProps) {
    return (
      <SvgText
        x={x}
        y={y}
        verticalAnchor="start"
        textAnchor={index === 0 ? 'start' : 'end'}
        className="recharts-cartesian-axis-tick-value"
      >
        {format(payload.value)}
      </SvgText>
    );
  };

/** The axis of a chart over `time`, with a label at each end. */
export const timeAxis = (first: number, last: number, tick: ReturnType<typeof edgeTick>): XAxisProps => ({
  dataKey: 'time',
  type: 'number',
  scale: 'time',
  domain: ['dataMin', 'dataMax'],
  ticks: [first, last],
  interval: 0,
  tick,
  tickLine: false,
  axisLine: false,
});

/** The outline of a chart that has the focus. */
export const focusOutline = {
  '& .recharts-surface:focus-visible': {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '2px',
  },
};
