import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../../pages/page-skeleton.tsx';
import { texts } from '../../texts.ts';
import { loadedTroubles, loadTroubles } from '../model/failure-chunk.ts';

export interface RemotePanelProps {
  /** `<remote>/<expose>` */
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Says in plain words why a page is not there, inside the content area: the shell lives on. */
export function RemotePanel(props: RemotePanelProps) {
  const [troubles, setTroubles] = useState(loadedTroubles);
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    loadTroubles().then(
      (loaded) => setTroubles(() => loaded),
      () => setAlone(true),
    );
  }, []);
  if (troubles) return <troubles.DetailedPanel {...props} />;
  // Not even the words could be fetched: the connection is the likeliest reason for both.
  return alone ? <ErrorPanel title={texts.unreached} onAction={props.onRetry} /> : <PageSkeleton />;
}
