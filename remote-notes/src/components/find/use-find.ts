import { useLocation, useSearchParams } from '@my-note/shared-kit/router';
import { type RefObject, useEffect, useState } from 'react';
import { findMatches, readTerms } from '../../model/find/find-matches.ts';
import { readPageText } from '../../model/find/page-text.ts';

/** Name of the parameter in the address that says which words to show. */
const FIND = 'find';
/** Names under which the style of a note knows its highlights. */
const HIGHLIGHTS = { all: 'note-find', current: 'note-find-current' } as const;
export const MOST = 1_000;

/** Looks of the highlights, for the element around a note's text. */
export const findStyles = {
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

/** Times that a place is looked for again: what comes into sight in a long note gets its height only then. */
const LOOKS = 8;

/** A third down the screen: well below the top bar, with what comes before in sight. Returns a function that stops it. */
function scrollToRange(range: Range): () => void {
  // What is not drawn has no place yet.
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  let frame = 0;
  const look = (left: number) => {
    const off = range.getBoundingClientRect().top - innerHeight / 3;
    if (Math.abs(off) > 1) scrollTo({ top: scrollY + off });
    if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
  };
  // A new page is scrolled to its top first.
  frame = requestAnimationFrame(() => look(LOOKS));
  return () => cancelAnimationFrame(frame);
}

/** Shows in a rendered note the words that the address asks for, the first one in sight. */
export function useFind(container: RefObject<Element | null>) {
  const [params, setParams] = useSearchParams();
  const words = params.get(FIND)?.trim() ?? '';
  // The same words asked for again are looked for again.
  const { key } = useLocation();
  const [ranges, setRanges] = useState<Range[]>([]);
  const [index, setIndex] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is looked for again
  useEffect(() => {
    const element = container.current;
    if (words === '' || !element) return;
    const look = () => {
      const { text, rangeOf } = readPageText(element);
      const found = findMatches(text, readTerms(words), MOST).flatMap(rangeOf);
      setRanges(found);
      highlight(HIGHLIGHTS.all, found);
    };
    look();
    setIndex(0);
    // Another text may come; code is coloured, and links get their titles, after the text is there.
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      setRanges([]);
      unhighlight();
    };
  }, [words, container, key]);

  useEffect(() => {
    const range = ranges[index];
    if (range) highlight(HIGHLIGHTS.current, [range]);
  }, [ranges, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same match in a page drawn further is no reason to scroll
  useEffect(() => {
    const range = ranges[index];
    return range && scrollToRange(range);
  }, [words, key, index, ranges.length === 0]);

  return {
    words,
    count: ranges.length,
    index,
    go: (by: number) => setIndex((index + by + ranges.length) % Math.max(1, ranges.length)),
    close: () => {
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          next.delete(FIND);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
