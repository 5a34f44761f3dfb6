import { ErrorPanel } from '@my-note/shared-kit/ui';
import { texts } from '../texts.ts';
import type { RemoteError } from './errors.ts';

interface RemotePanelProps {
  error: RemoteError;
  onRetry: () => void;
}

const reload = () => location.reload();

/** Says in plain words why a page is not there, inside the content area: the shell lives on. */
export function RemotePanel({ error, onRetry }: RemotePanelProps) {
  const { title, text, way } = texts.remoteErrors[error.kind];
  return way === 'reload' ? (
    <ErrorPanel title={title} actionLabel={texts.reload} onAction={reload}>
      {text}
    </ErrorPanel>
  ) : (
    <ErrorPanel title={title} actionLabel={texts.tryAgain} onAction={onRetry}>
      {text}
    </ErrorPanel>
  );
}
