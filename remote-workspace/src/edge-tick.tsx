import { Text as SvgText, type XAxisTickContentProps } from 'recharts';

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
