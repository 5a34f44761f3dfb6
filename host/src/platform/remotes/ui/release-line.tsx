import { Box } from '@my-note/kit/ui';
import { texts } from '../../texts.ts';
import { getRemotes } from '../load/remotes.ts';

interface ReleaseLineProps {
  /** `<remote>/<expose>` */
  id: string;
  /** Further details for support. */
  facts?: readonly string[];
}

/** Name and version of the failed remote, for support. */
export function ReleaseLine({ id, facts = [] }: ReleaseLineProps) {
  const [remote = ''] = id.split('/');
  const version = getRemotes().releaseOf(remote)?.release.version;
  return (
    <Box
      as="span"
      display="block"
      marginTop="3"
      fontSize="sm"
      color="fg.subtle"
      userSelect="all"
      overflowWrap="anywhere"
      title={texts.errorDetails}
    >
      {[remote, version, ...facts].filter(Boolean).join(' · ')}
    </Box>
  );
}
