import { satisfiesContract } from '@my-note/contract/contract-range';
import type { BuildCheck } from '../../finding.ts';

/** The version of the kit that a remote was built with is the contract; a host refuses what needs a newer one. */
export const contract: BuildCheck = {
  id: 'contract',
  looksAt: 'the host of today provides the kit that the remote was built with',
  run: ({ release }, [host]) => {
    if (!host || satisfiesContract(release.contract, host.live.contract)) return [];
    const [wanted] = release.contract.replace('^', '').split('.');
    const isOtherMajor = wanted !== host.live.contract.split('.')[0];
    return [
      {
        what: `It needs contract ${release.contract}, and the host provides ${host.live.contract}`,
        where: host.title,
        whatToDo: isOtherMajor
          ? 'Build with the major version of @my-note/kit that the host has.'
          : 'Publish the newer host first, or build with the version of @my-note/kit that the host has.',
      },
    ];
  },
};
