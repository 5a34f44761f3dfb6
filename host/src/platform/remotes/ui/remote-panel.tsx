import { ErrorPanel } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../../pages/page-skeleton.tsx';
import { texts } from '../../texts.ts';
import { loadedFailureChunk, loadFailureChunk, type RemotePanelProps } from '../model/failure-chunk.ts';

/** The error panel in the content area; the shell around it keeps working. */
export function RemotePanel(props: RemotePanelProps) {
  const [failureChunk, setFailureChunk] = useState(loadedFailureChunk);
  const [unavailable, setUnavailable] = useState(false);
  useEffect(() => {
    loadFailureChunk().then(
      (loaded) => setFailureChunk(() => loaded),
      () => setUnavailable(true),
    );
  }, []);
  if (failureChunk) return <failureChunk.DetailedPanel {...props} />;
  // The failure chunk could not be loaded either, most likely for the same reason.
  return unavailable ? <ErrorPanel title={texts.unreached} onAction={props.onRetry} /> : <PageSkeleton />;
}
