import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileKind } from './file-kind.ts';
import { type FileFacts, type OpenFile, readBytes, readStart } from './read-file.ts';

/** A text is shown up to this many bytes. */
export const MOST_TEXT = 200_000;

export type Shown = { url: string } | { text: string; isCut: boolean };
type State =
  | { step: 'closed' }
  | { step: 'loading'; fraction: number }
  | { step: 'failed' }
  | { step: 'open'; shown: Shown };

/** A blob has the type of its kind, so that a page of the site's own origin can never be one. */
const typeOf = (kind: FileKind, type: string) => (kind === 'pdf' ? 'application/pdf' : type);

async function load(
  open: OpenFile,
  id: string,
  kind: FileKind,
  facts: FileFacts,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<Shown> {
  const { size, type } = facts;
  if (kind === 'text') return readStart(open, id, { most: MOST_TEXT, size, signal });
  const parts = await readBytes(open, id, { size, signal, onProgress });
  return { url: URL.createObjectURL(new Blob(parts, { type: typeOf(kind, type) })) };
}

/** Opens and closes a file in its place. Nothing of it is downloaded before. */
export function useViewer(open: OpenFile, id: string, kind: FileKind, facts: FileFacts | undefined) {
  const [state, setState] = useState<State>({ step: 'closed' });
  const running = useRef<AbortController>(undefined);
  const url = useRef('');

  const free = useCallback(() => {
    running.current?.abort();
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = '';
  }, []);
  useEffect(() => free, [free]);

  const show = async () => {
    if (!facts) return;
    free();
    const loading = new AbortController();
    running.current = loading;
    const { signal } = loading;
    setState({ step: 'loading', fraction: 0 });
    try {
      const shown = await load(open, id, kind, facts, signal, (fraction) =>
        setState({ step: 'loading', fraction }),
      );
      if ('url' in shown) url.current = shown.url;
      if (signal.aborted) return free();
      setState({ step: 'open', shown });
    } catch {
      if (!signal.aborted) setState({ step: 'failed' });
    }
  };
  const close = () => {
    free();
    setState({ step: 'closed' });
  };
  return { state, show, close };
}
