const NAME = 'InsertedStylesPlugin';

/**
 * Lets a style sheet that stands alone in its chunk reach the runtime that inserts it. webpack 5.110 does not name
 * `cssInjectStyle` among what needs `__webpack_require__` (lib/RuntimePlugin.js), so the module throws.
 */
export class InsertedStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInModule
        .for(RuntimeGlobals.cssInjectStyle)
        .tap(NAME, (_module, required) => void required.add(RuntimeGlobals.requireScope));
    });
  }
}
