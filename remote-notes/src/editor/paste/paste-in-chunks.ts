import type { LongPaste } from './long-paste.ts';

/** Longest task, in milliseconds. */
const TASK = 40;

interface Handlers {
  /** From 0 to 1; null when no paste is in progress. */
  onProgress: (done: number | null) => void;
  onDone: (markdown: string, paste: LongPaste) => void;
}

/** Converts a long paste in short tasks, one paste at a time. */
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
  /** Whether everything was converted before `until`. */
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
      // Lets the browser show the progress first.
      timer = setTimeout(step, TASK);
    },
    /** Converts the rest immediately; null when no paste is in progress. */
    finish: () => {
      if (!running) return null;
      const { paste } = running;
      work(Number.POSITIVE_INFINITY);
      return { markdown: end(), around: paste.around() };
    },
  };
}
