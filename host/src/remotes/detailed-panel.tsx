import { Box, ErrorPanel } from '@my-note/shared-kit/ui';
import { texts } from '../texts.ts';
import { errorTexts } from './error-texts.ts';
import { asRemoteError } from './errors.ts';
import type { RemotePanelProps } from './remote-panel.tsx';
import { getRemotes } from './remotes.ts';

const reload = () => location.reload();
const resetOverride = async () =>
  (await import(/* webpackChunkName: "override" */ './override-part.ts')).resetOverrides();

/** The panel of a remote that failed: what happened, what helps, and a line for whoever is asked for help. */
export function DetailedPanel({ id, error: thrown, onRetry }: RemotePanelProps) {
  const error = asRemoteError(thrown);
  const [remote = ''] = id.split('/');
  const chosen = getRemotes().releaseOf(remote);
  const { title, text, way } = errorTexts.kinds[error.kind];
  const isOverride = getRemotes().overrides?.has(remote);
  const ways = {
    override: { label: errorTexts.resetOverride, act: () => void resetOverride() },
    reload: { label: texts.reload, act: reload },
    retry: { label: texts.tryAgain, act: onRetry },
  };
  const words = error.lasting ? errorTexts.refused : text;
  const { label, act } = ways[isOverride ? 'override' : error.lasting ? 'reload' : way];
  return (
    <ErrorPanel title={title} actionLabel={label} onAction={act}>
      {isOverride ? errorTexts.override(remote) : words}
      <Box
        as="span"
        display="block"
        marginTop="3"
        fontSize="sm"
        color="fg.subtle"
        userSelect="all"
        overflowWrap="anywhere"
        title={errorTexts.details}
      >
        {[remote, chosen?.release.version, error.kind, error.lasting && error.message]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </ErrorPanel>
  );
}
