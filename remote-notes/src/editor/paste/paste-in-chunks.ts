import type { LongPaste } from './long-paste.ts';

/** So long may one task be, in milliseconds. */
const TASK = 40;

interface Handlers {
  /** How much is done, from 0 to 1; null when nothing is under way any more. */
  onProgress: (done: number | null) => void;
  onDone: (markdown: string, paste: LongPaste) => void;
}

/** Makes a long paste ready in short tasks, one paste at a time. */
export function createPasteRunner({ onProgress, onDone }: Handlers) {
  let running: { paste: LongPaste; markdown: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    const markdown = running?.markdown.replace(/\n+$/, '') ?? '';
    running = null;
    onProgress(null);
    return markdown;
  };
  /** Whether all is done by then; as far as it is not, the rest is still to come. */
  const work = (until: number): boolean => {
    if (!running) return true;
    do {
      const { value, done } = running.paste.pieces.next();
      if (done) return true;
      running.markdown += value.markdown;
      onProgress(value.done);
    } while (performance.now() < until);
    return false;
  };
  const step = () => {
    if (!running) return;
    const { paste } = running;
    if (work(performance.now() + TASK)) onDone(end(), paste);
    else timer = setTimeout(step);
  };

  return {
    start: (paste: LongPaste) => {
      running = { paste, markdown: '' };
      onProgress(0);
      // The words that say so are shown first.
      timer = setTimeout(step, TASK);
    },
    /** What is under way, at once, and where it goes; null when nothing is. */
    finish: () => {
      if (!running) return null;
      const { paste } = running;
      work(Number.POSITIVE_INFINITY);
      return { markdown: end(), around: paste.around() };
    },
  };
}
