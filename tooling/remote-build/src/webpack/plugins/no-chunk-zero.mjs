const NAME = 'NoChunkZeroPlugin';
// Above all numbers that webpack assigns.
const INSTEAD = 1_000_000;

/**
 * Gives chunk 0 another number. The integrity plugin treats 0 as no chunk and gives it no hash:
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
