import { startTransition, useEffect, useState } from 'react';
import { isOpening, whenShown } from './when-shown.ts';

const firstPage = () => document.getElementById('first-page');

/** Calls `task` when the first text is gone, and an editor that was wanted meanwhile is there. */
function whenOver(task: () => void): () => void {
  const first = firstPage();
  let stop = () => {};
  const gone = () => {
    // The page takes a click over in the task in which it is drawn.
    const timer = setTimeout(() => {
      if (isOpening()) stop = whenShown(task);
      else task();
    });
    stop = () => clearTimeout(timer);
  };
  if (first) {
    const observer = new MutationObserver(() => {
      if (first.isConnected) return;
      observer.disconnect();
      gone();
    });
    observer.observe(first.parentNode ?? document.body, { childList: true });
    stop = () => observer.disconnect();
  } else gone();
  return () => stop();
}

/** False while the first text stands for the page: what is around the page is drawn after it, in short tasks. */
export function useAfterFirstPage(): boolean {
  const [isAfter, setAfter] = useState(() => firstPage() === null);
  useEffect(() => {
    if (isAfter) return;
    return whenOver(() => startTransition(() => setAfter(true)));
  }, [isAfter]);
  return isAfter;
}
