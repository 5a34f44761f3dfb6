import { ErrorPanel } from '@my-note/shared-kit/ui';
import { texts } from '../../texts.ts';
import { getRemotes } from '../load/remotes.ts';
import { errorTexts } from '../model/error-texts.ts';
import { asRemoteError } from '../model/errors.ts';
import type { RemotePanelProps } from '../model/failure-chunk.ts';
import { ReleaseLine } from '../ui/release-line.tsx';

const reload = () => location.reload();
const resetOverride = async () =>
  (await import(/* webpackChunkName: "override" */ '../overrides/overrides.chunk.ts')).resetOverrides();

/** The panel of a remote that failed: what happened, an action, and details for support. */
export function DetailedPanel({ id, error: thrown, onRetry }: RemotePanelProps) {
  const error = asRemoteError(thrown);
  const [remote = ''] = id.split('/');
  const { title, text, way } = errorTexts.kinds[error.kind];
  const isOverride = getRemotes().overrides?.has(remote);
  const ways = {
    override: { label: errorTexts.resetOverride, act: () => void resetOverride() },
    reload: { label: texts.reload, act: reload },
    retry: { label: texts.tryAgain, act: onRetry },
  };
  const words = error.permanent ? errorTexts.refused : text;
  const { label, act } = ways[isOverride ? 'override' : error.permanent ? 'reload' : way];
  return (
    <ErrorPanel title={title} actionLabel={label} onAction={act}>
      {isOverride ? errorTexts.override(remote) : words}
      <ReleaseLine id={id} facts={error.permanent ? [error.kind, error.message] : [error.kind]} />
    </ErrorPanel>
  );
}
