import { chakra } from '@my-note/shared-kit/ui';
import { Fragment, type ReactNode } from 'react';

interface HighlightProps {
  text: string;
  /** First and last index of each hit, both included, in order. */
  ranges: readonly (readonly [number, number])[];
}

/** A text with its hits marked. */
export function Highlight({ text, ranges }: HighlightProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [first, last] of ranges) {
    if (first < end) continue;
    parts.push(<Fragment key={`t${first}`}>{text.slice(end, first)}</Fragment>);
    parts.push(<chakra.mark key={`m${first}`}>{text.slice(first, last + 1)}</chakra.mark>);
    end = last + 1;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
