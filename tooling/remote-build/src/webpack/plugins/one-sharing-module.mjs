/**
 * Leaves webpack's own runtime module for sharing out of a build with the federation plugin. The plugin adds its own after it,
 * which replaces everything that the first one sets, so the first is downloaded for nothing.
 */
export class OneSharingModulePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { STAGE_NORMAL } = compiler.webpack.RuntimeModule;
    compiler.hooks.thisCompilation.tap('OneSharingModulePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneSharingModulePlugin', (module) => {
        // The federation plugin's has the same name and a later stage.
        if (module.name === 'sharing' && module.stage === STAGE_NORMAL) module.generate = () => null;
      });
    });
  }
}
