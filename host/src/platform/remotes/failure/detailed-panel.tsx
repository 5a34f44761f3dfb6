import { ErrorPanel } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';
import { getRemotes } from '../load/remotes.ts';
import { errorTexts } from '../model/error-texts.ts';
import { asRemoteError } from '../model/errors.ts';
import type { RemotePanelProps } from '../model/failure-chunk.ts';
import { ReleaseLine } from '../ui/release-line.tsx';

const reload = () => location.reload();
const resetOverride = async () =>
  (await import(/* webpackChunkName: "override" */ '../overrides/overrides.chunk.ts')).resetOverrides();

/** The panel of a failed remote: what happened, an action, and details for support. */
export function DetailedPanel({ id, error: thrown, onRetry }: RemotePanelProps) {
  const error = asRemoteError(thrown);
  const [remote = ''] = id.split('/');
  const { title, text, action } = errorTexts.kinds[error.kind];
  const isOverride = getRemotes().overrides?.has(remote);
  const actions = {
    override: { label: errorTexts.resetOverride, run: () => void resetOverride() },
    reload: { label: texts.reload, run: reload },
    retry: { label: texts.tryAgain, run: onRetry },
  };
  const description = error.permanent ? errorTexts.refused : text;
  const { label, run } = actions[isOverride ? 'override' : error.permanent ? 'reload' : action];
  return (
    <ErrorPanel title={title} actionLabel={label} onAction={run}>
      {isOverride ? errorTexts.override(remote) : description}
      <ReleaseLine id={id} facts={error.permanent ? [error.kind, error.message] : [error.kind]} />
    </ErrorPanel>
  );
}
