import { ErrorPanel } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../../pages/page-skeleton.tsx';
import { texts } from '../../texts.ts';
import { loadedFailureChunk, loadFailureChunk, type RemotePanelProps } from '../model/failure-chunk.ts';

/** Says in plain words why a page is not there, inside the content area: the shell lives on. */
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
  // Not even the words could be fetched: the connection is the likeliest reason for both.
  return alone ? <ErrorPanel title={texts.unreached} onAction={props.onRetry} /> : <PageSkeleton />;
}
