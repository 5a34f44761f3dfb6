import { Fragment, type ReactNode } from 'react';
import type { Ranges } from './engine/messages.ts';

interface HighlightProps {
  text: string;
  ranges: Ranges;
}

/** A text with its hits marked. */
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
