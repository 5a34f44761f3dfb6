import { satisfiesContract } from '@my-note/contract/contract-range';
import type { LiveHost, Release } from '@my-note/contract/registry';
import { satisfies, validRange } from 'semver';
import type { Manifest } from '../place/manifest.ts';

/** Why the shared modules of a release do not fit those of a host; `who` begins each sentence. */
export function sharedMisfits(
  who: string,
  { shared = [] }: Pick<Manifest, 'shared'>,
  host: Pick<LiveHost, 'shared'>,
): string[] {
  if (shared.length === 0) return [`${who} does not say what it shares with the host. Build it again`];
  return shared.flatMap((wanted) => {
    if (!wanted.requiredVersion || validRange(wanted.requiredVersion) === null)
      return [`${who} does not say which version of ${wanted.name} it needs`];
    const provided = host.shared[wanted.name];
    if (!provided) return [`${who} needs ${wanted.name}, which the host does not share`];
    if (satisfies(provided, wanted.requiredVersion)) return [];
    return [`${who} needs ${wanted.name} ${wanted.requiredVersion}, the host shares ${provided}`];
  });
}

/** Why a release cannot run in a host; empty when it fits. The rule for contracts is that of the host. */
export function misfits(
  { name, release }: { name: string; release: Release },
  manifest: Pick<Manifest, 'shared'>,
  host: LiveHost | undefined,
): string[] {
  if (!host) return ['The store does not say which host is live. Publish it first: pnpm remote publish host'];
  const who = `${name} ${release.version}`;
  const contract = satisfiesContract(release.contract, host.contract)
    ? []
    : [`${who} needs contract ${release.contract}, the host provides ${host.contract}`];
  return [...contract, ...sharedMisfits(who, manifest, host)];
}
