import { useLocation, useSearchParams } from '@my-note/kit/router';
import { type RefObject, useEffect, useState } from 'react';
import { findMatches, readTerms } from '../../model/find/find-matches.ts';
import { readPageText } from '../../model/find/page-text.ts';
import { FIND, HIGHLIGHTS } from './find-words.ts';

export const MOST = 1_000;

// Browsers without the Highlight API show no colors, but stepping through matches works.
const highlight = (name: string, ranges: Range[]) => {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...ranges));
};
const unhighlight = () => {
  if (!('highlights' in CSS)) return;
  for (const name of Object.values(HIGHLIGHTS)) CSS.highlights.delete(name);
};

/** How often to scroll again, because blocks of a long note get their height when they come into view. */
const SCROLL_ATTEMPTS = 8;

/** Scrolls a third down the screen, well below the top bar. Returns a function that cancels it. */
function scrollToRange(range: Range): () => void {
  // A block that is not rendered has no position yet.
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  let frame = 0;
  const update = (left: number) => {
    const off = range.getBoundingClientRect().top - innerHeight / 3;
    if (Math.abs(off) > 1) scrollTo({ top: scrollY + off });
    if (left > 0) frame = requestAnimationFrame(() => update(left - 1));
  };
  // The router scrolls a new page to its top first.
  frame = requestAnimationFrame(() => update(SCROLL_ATTEMPTS));
  return () => cancelAnimationFrame(frame);
}

/** Finds the words of the URL in a rendered note, and scrolls to the first match. */
export function useFind(container: RefObject<Element | null>) {
  const [params, setParams] = useSearchParams();
  const words = params.get(FIND)?.trim() ?? '';
  // Navigating to the same words finds them again.
  const { key } = useLocation();
  const [ranges, setRanges] = useState<Range[]>([]);
  const [index, setIndex] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is looked for again
  useEffect(() => {
    const element = container.current;
    if (words === '' || !element) return;
    const update = () => {
      const { text, rangeOf } = readPageText(element);
      const found = findMatches(text, readTerms(words), MOST).flatMap(rangeOf);
      setRanges(found);
      highlight(HIGHLIGHTS.all, found);
    };
    update();
    setIndex(0);
    // The text may be replaced, and code and links are rendered after it.
    const observer = new MutationObserver(update);
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
    step: (by: number) => setIndex((index + by + ranges.length) % Math.max(1, ranges.length)),
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
