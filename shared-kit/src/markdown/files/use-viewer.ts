import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileKind } from './file-kind.ts';
import { type FileFacts, type OpenFile, type PlayFile, readBytes, readStart } from './read-file.ts';

/** A text is shown up to this many bytes. */
export const MOST_TEXT = 200_000;

export type Shown =
  /** `again`: the player reads the file itself, at an address that has to be asked for again after a while. */
  { url: string; again?: () => Promise<string | undefined> } | { text: string; isCut: boolean };
type State =
  | { step: 'closed' }
  | { step: 'loading'; fraction: number }
  | { step: 'failed' }
  | { step: 'open'; shown: Shown };

/** A blob has the type of its kind, so that a page of the site's own origin can never be one. */
const typeOf = (kind: FileKind, type: string) => (kind === 'pdf' ? 'application/pdf' : type);

const plays = (kind: FileKind) => kind === 'audio' || kind === 'video';

interface Wanted {
  id: string;
  kind: FileKind;
  open: OpenFile;
  play: PlayFile | undefined;
}

async function load(
  { id, kind, open, play }: Wanted,
  { size, type }: FileFacts,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<Shown> {
  if (play && plays(kind)) {
    const again = () => play(id).catch(() => undefined);
    const url = await again();
    if (url !== undefined) return { url, again };
  }
  if (kind === 'text') return readStart(open, id, { most: MOST_TEXT, size, signal });
  const parts = await readBytes(open, id, { size, signal, onProgress });
  return { url: URL.createObjectURL(new Blob(parts, { type: typeOf(kind, type) })) };
}

/** Opens and closes a file in its place. Nothing of it is downloaded before. */
export function useViewer(wanted: Wanted, facts: FileFacts | undefined) {
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
      const shown = await load(wanted, facts, signal, (fraction) => setState({ step: 'loading', fraction }));
      if ('url' in shown && !shown.again) url.current = shown.url;
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
