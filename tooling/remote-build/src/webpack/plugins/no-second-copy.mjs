import { secondCopyMessage, secondCopyOf } from '../../share/second-copy.mjs';

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
        for (const [name, importer] of found) {
          compilation.errors.push(new WebpackError(secondCopyMessage(name, importer)));
        }
      });
    });
  }
}
