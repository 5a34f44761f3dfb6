import { startTransition, useEffect, useState } from 'react';
import { isOpening, whenShown } from './when-shown.ts';

const firstPage = () => document.getElementById('first-page');

/** Calls `task` when the first text is gone, and an editor that was wanted meanwhile is there. */
function whenOver(first: HTMLElement, task: () => void): () => void {
  let stop = () => observer.disconnect();
  const observer = new MutationObserver(() => {
    if (first.isConnected) return;
    observer.disconnect();
    if (isOpening()) stop = whenShown(task);
    else task();
  });
  observer.observe(first.parentNode ?? document.body, { childList: true });
  return () => stop();
}

/** False while the first text stands for the page: what is around the page is drawn after it, in short tasks. */
export function useAfterFirstPage(): boolean {
  const [isAfter, setAfter] = useState(() => firstPage() === null);
  useEffect(() => {
    const show = () => startTransition(() => setAfter(true));
    const first = firstPage();
    if (first) return whenOver(first, show);
    show();
  }, []);
  return isAfter;
}
