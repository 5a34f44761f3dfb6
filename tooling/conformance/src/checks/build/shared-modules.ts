import { sharedMisfits } from '@my-note/release/fit';
import { MANIFEST } from '@my-note/release/manifest';
import type { BuildCheck } from '../../finding.ts';

/** React and the entries of the kit exist once in a page: the remote takes those of the host, in a range. */
export const sharedModules: BuildCheck = {
  id: 'shared-modules',
  looksAt: 'the host of today shares each module that the remote takes, in a version that fits',
  run: (remote, [host]) =>
    host
      ? sharedMisfits('It', remote.manifest, host.live).map((what) => ({
          what,
          where: `${MANIFEST}, shared; ${host.title}`,
          whatToDo:
            'Build with the configuration of @my-note/remote-build, and with the versions of React and @my-note/kit that the host has.',
        }))
      : [],
};
