import { satisfies, validRange } from 'semver';

/**
 * What keeps a release from running in a host; nothing when it fits.
 * @param {{ name: string, release: import('../store/registry.mjs').Release }} candidate
 * @param {{ shared?: { name: string, requiredVersion: string }[] }} manifest the candidate's
 * @param {import('../store/registry.mjs').LiveHost | undefined} host
 * @returns {string[]}
 */
export function misfits({ name, release }, manifest, host) {
  if (!host) return ['The store does not say which host is live. Publish it first: pnpm remote publish host'];
  const who = `${name} ${release.version}`;
  const contract = satisfies(host.contract, release.contract)
    ? []
    : [`${who} needs contract ${release.contract}, the host provides ${host.contract}`];
  if (!Array.isArray(manifest.shared) || manifest.shared.length === 0)
    return [...contract, `${who} does not say what it shares with the host. Build it again`];
  const shared = manifest.shared.flatMap((wanted) => {
    if (!wanted.requiredVersion || validRange(wanted.requiredVersion) === null)
      return [`${who} does not say which version of ${wanted.name} it needs`];
    const provided = host.shared[wanted.name];
    if (!provided) return [`${who} needs ${wanted.name}, which the host does not share`];
    if (satisfies(provided, wanted.requiredVersion)) return [];
    return [`${who} needs ${wanted.name} ${wanted.requiredVersion}, the host shares ${provided}`];
  });
  return [...contract, ...shared];
}
