/** The file of a build that lists the packages in its scripts, in CycloneDX. */
export const SBOM = 'sbom.cdx.json';

// Folders with a dot are those of package managers and bundlers.
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//g;

/**
 * The installed package that a source of a source map belongs to.
 * @param {string} source
 * @returns {string | undefined} undefined for a source of the remote itself
 */
export const packageOfSource = (source) => [...source.replaceAll('\\', '/').matchAll(PACKAGE)].at(-1)?.[1];
