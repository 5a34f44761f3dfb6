import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../../pages/page-skeleton.tsx';
import { texts } from '../../texts.ts';
import { loadedFailureChunk, loadFailureChunk, type RemotePanelProps } from '../model/failure-chunk.ts';

/** The error panel in the content area; the shell around it keeps working. */
export function RemotePanel(props: RemotePanelProps) {
  const [failureChunk, setTroubles] = useState(loadedFailureChunk);
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    loadFailureChunk().then(
      (loaded) => setTroubles(() => loaded),
      () => setAlone(true),
    );
  }, []);
  if (failureChunk) return <failureChunk.DetailedPanel {...props} />;
  // The error chunk failed to load as well, most likely for the same network error.
  return alone ? <ErrorPanel title={texts.unreached} onAction={props.onRetry} /> : <PageSkeleton />;
}
