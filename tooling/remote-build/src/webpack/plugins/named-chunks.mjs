const NAME = 'NamedChunksPlugin';

/** Writes `chunks.json`: the files of each named chunk (`webpackChunkName`), for its budget. */
export class NamedChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const named = [...compilation.namedChunkGroups].filter(
          // The manifest lists the exposed modules.
          ([name, group]) => !group.isInitial() && !name.startsWith('__federation_expose_'),
        );
        const files = named.map(([name, group]) => [
          name,
          group.getFiles().filter((file) => /\.(?:js|css)$/.test(file)),
        ]);
        const json = JSON.stringify(Object.fromEntries(files));
        compilation.emitAsset('chunks.json', new sources.RawSource(json));
      });
    });
  }
}
