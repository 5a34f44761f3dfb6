const ONCE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|@tanstack\/react-query|@tanstack\/query-core|@chakra-ui\/[\w-]+|@emotion\/[\w-]+|@ark-ui\/[\w-]+|zod)\//;
const KIT = /\/(shared-kit|contract)\/src\/(?!search-text\/)/;

/**
 * The package that a bundled module is a second copy of; undefined when a remote may contain it.
 * @param {string} resource absolute path of the module's file
 */
export function secondCopyOf(resource) {
  const file = resource.replaceAll('\\', '/');
  const kit = KIT.exec(file)?.[1];
  if (kit) return `@my-note/${kit}`;
  return ONCE.exec(file.slice(Math.max(0, file.lastIndexOf('/node_modules/'))))?.[1];
}

/** Fails the build of a remote that contains its own copy of a shared module: two contexts, two caches, more bytes. */
export class NoSecondCopyPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('NoSecondCopyPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('NoSecondCopyPlugin', () => {
        const found = new Map();
        for (const module of compilation.modules) {
          const name = 'resource' in module && secondCopyOf(String(module.resource ?? ''));
          if (!name || found.has(name)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          found.set(name, issuer?.readableIdentifier(compilation.requestShortener) ?? 'an entry');
        }
        for (const [name, issuer] of found) {
          compilation.errors.push(
            new WebpackError(
              `A second copy of ${name}, imported by ${issuer}. Import it from @my-note/kit instead.`,
            ),
          );
        }
      });
    });
  }
}
