const ONCE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|@tanstack\/react-query|@tanstack\/query-core|@chakra-ui\/[\w-]+|@emotion\/[\w-]+|@ark-ui\/[\w-]+|@my-note\/(?:kit|contract)(?!\/dist\/search-text\/)|zod)\//;
const IN_WORKSPACE = /\/(shared-kit|contract)\/src\/(?!search-text\/)/;

/**
 * The package that a bundled module is a second copy of; undefined when a remote may contain it.
 * @param {string} resource absolute path of the module's file
 */
export function secondCopyOf(resource) {
  const file = resource.replaceAll('\\', '/');
  const folder = IN_WORKSPACE.exec(file)?.[1];
  if (folder) return `@my-note/${folder === 'shared-kit' ? 'kit' : folder}`;
  return ONCE.exec(file.slice(Math.max(0, file.lastIndexOf('/node_modules/'))))?.[1];
}

/**
 * @param {string} name of the package
 * @param {string} importer
 */
export const secondCopyMessage = (name, importer) =>
  `A second copy of ${name}, imported by ${importer}. Import it from @my-note/kit instead.`;
