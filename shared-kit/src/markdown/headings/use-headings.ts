import { useEffect, useState } from 'react';
import { headingsOnPage, type NoteHeading, nearestHeading } from './headings.ts';

/** Milliseconds between two looks at the scroll position (docs/specification/product.md#table-of-contents). */
const THROTTLE = 100;

/** The headings of the rendered note and the one that is being read. */
export function useHeadings(content: string) {
  const [headings, setHeadings] = useState<NoteHeading[]>([]);
  const [nearest, setNearest] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content renders other headings
  useEffect(() => {
    const found = headingsOnPage();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setNearest(nearestHeading(found));
    };
    const onScroll = () => {
      timer ??= setTimeout(look, THROTTLE);
    };
    setHeadings(found);
    look();
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [content]);

  return { headings, nearest };
}
