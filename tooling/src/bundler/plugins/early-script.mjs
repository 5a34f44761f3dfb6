import webpack from 'webpack';

/**
 * Bundles a script that runs before the app, with a name that never changes. A child compilation: it takes no part in
 * federation, and its file is minimized and cached with the others.
 */
export class EarlyScriptPlugin {
  /** @param {{ entry: string, filename: string }} options */
  constructor({ entry, filename }) {
    this.entry = entry;
    this.filename = filename;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.make.tapPromise('EarlyScriptPlugin', async (compilation) => {
      const child = compilation.createChildCompiler('early-script', { filename: this.filename }, [
        new webpack.EntryPlugin(compiler.context, this.entry, { name: 'early' }),
      ]);
      await new Promise((resolve, reject) => {
        child.runAsChild((error, _entries, made) => {
          const failed = error ?? made?.errors[0];
          if (failed) reject(failed);
          else resolve(undefined);
        });
      });
    });
  }
}
