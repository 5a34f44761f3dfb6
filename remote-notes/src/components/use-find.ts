import { useLocation, useSearchParams } from '@my-note/shared-kit/router';
import { type RefObject, useEffect, useState } from 'react';
import { findMatches, readTerms } from '../model/find-matches.ts';
import { readPageText } from '../model/page-text.ts';

/** Name of the parameter in the address that says which words to show. */
const FIND = 'find';
/** Names under which the style of a note knows its highlights. */
const HIGHLIGHTS = { all: 'note-find', current: 'note-find-current' } as const;
export const MOST = 1_000;

/** Looks of the highlights, for the element around a note's text. */
export const findLook = {
  [`& ::highlight(${HIGHLIGHTS.all})`]: { bg: 'bg.mark' },
  [`& ::highlight(${HIGHLIGHTS.current})`]: { bg: 'accent.solid', color: 'accent.contrast' },
};

// Browsers without it show no colours; going from match to match works all the same.
const highlight = (name: string, ranges: Range[]) => {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...ranges));
};
const unhighlight = () => {
  if (!('highlights' in CSS)) return;
  for (const name of Object.values(HIGHLIGHTS)) CSS.highlights.delete(name);
};

/** A third down the screen: well below the top bar, with what comes before in sight. */
function scrollToRange(range: Range): void {
  scrollTo({ top: scrollY + range.getBoundingClientRect().top - innerHeight / 3 });
}

/** Shows in a rendered note the words that the address asks for, the first one in sight. */
export function useFind(container: RefObject<Element | null>, content: string) {
  const [params, setParams] = useSearchParams();
  const words = params.get(FIND)?.trim() ?? '';
  // The same words asked for again are looked for again.
  const { key } = useLocation();
  const [ranges, setRanges] = useState<Range[]>([]);
  const [index, setIndex] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another page
  useEffect(() => {
    if (words === '' || !container.current) return;
    const { text, rangeOf } = readPageText(container.current);
    const found = findMatches(text, readTerms(words), MOST).flatMap(rangeOf);
    setRanges(found);
    setIndex(0);
    highlight(HIGHLIGHTS.all, found);
    return () => {
      setRanges([]);
      unhighlight();
    };
  }, [words, content, container, key]);

  useEffect(() => {
    const range = ranges[index];
    if (!range) return;
    highlight(HIGHLIGHTS.current, [range]);
    // A new page is scrolled to its top first.
    const frame = requestAnimationFrame(() => scrollToRange(range));
    return () => cancelAnimationFrame(frame);
  }, [ranges, index]);

  return {
    words,
    count: ranges.length,
    index,
    go: (by: number) => setIndex((index + by + ranges.length) % Math.max(1, ranges.length)),
    close: () => {
      setParams(
        (former) => {
          const next = new URLSearchParams(former);
          next.delete(FIND);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
