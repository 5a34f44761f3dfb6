import { Fragment, type ReactNode } from 'react';

interface HighlightProps {
  text: string;
  /** `[start, end)` in UTF-16 units, ascending. */
  ranges: readonly (readonly [number, number])[];
}

/**
 * A text with what was searched for marked in it.
 *
 * @example
 * <Highlight text="apple pie" ranges={[[0, 5]]} />
 */
export function Highlight({ text, ranges }: HighlightProps) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [start, end] of ranges) {
    parts.push(<Fragment key={`t${start}`}>{text.slice(done, start)}</Fragment>);
    parts.push(<mark key={`m${start}`}>{text.slice(start, end)}</mark>);
    done = end;
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  );
}
