const NAME = 'NamedSourcesPlugin';

/**
 * Writes a source map that names the modules of each script that has none: one that only passes on what another chunk
 * has. Nobody could say otherwise that such a script holds no second copy.
 */
export class NamedSourcesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) {
          const names = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].map((module) =>
            module.readableIdentifier(compilation.requestShortener),
          );
          for (const file of chunk.files) {
            if (!file.endsWith('.js') || compilation.getAsset(`${file}.map`)) continue;
            const map = { version: 3, file, sources: names, names: [], mappings: '' };
            compilation.emitAsset(`${file}.map`, new sources.RawSource(JSON.stringify(map)));
          }
        }
      });
    });
  }
}
