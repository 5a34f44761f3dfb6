import { KIT_USAGE, kitUsage } from '../../share/kit-usage.mjs';

const NAME = 'KitUsagePlugin';

/** Writes `kit-usage.json`: what the remote uses of the kit, for `remote ls --usage`. */
export class KitUsagePlugin {
  /** @param {string} dir folder of the remote */
  constructor(dir) {
    this.dir = dir;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset(KIT_USAGE, new sources.RawSource(JSON.stringify(kitUsage(this.dir))));
      });
    });
  }
}
