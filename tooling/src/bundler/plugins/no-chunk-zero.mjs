const NAME = 'NoChunkZeroPlugin';
/** Above all that webpack gives by itself. */
const INSTEAD = 1_000_000;

/**
 * No chunk has the number 0. The plugin for integrity takes that for none, and pins such a chunk to nothing:
 * https://github.com/waysact/webpack-subresource-integrity (`depChunk.id` as a condition).
 */
export class NoChunkZeroPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeChunkIds.tap(NAME, (chunks) => {
        for (const chunk of chunks) {
          if (chunk.id !== 0) continue;
          chunk.id = INSTEAD;
          chunk.ids = [INSTEAD];
        }
      });
    });
  }
}
