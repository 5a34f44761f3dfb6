import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

class FreshAddressRuntimeModule extends RuntimeModule {
  constructor() {
    // After the loader of scripts is there, before anything asks it for one.
    super('fresh address', RuntimeModule.STAGE_BASIC);
  }

  /** @override */
  generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      `var load = ${load}, failures = {};`,
      `${load} = (url, done, key, chunkId) => {`,
      Template.indent([
        'var times = failures[url] || 0;',
        'load(times ? url + "?r=" + times : url, (event) => {',
        Template.indent(['if (!event || event.type !== "load") failures[url] = times + 1;', 'done(event);']),
        '}, key, chunkId);',
      ]),
      '};',
    ]);
  }
}

/**
 * A chunk that failed is asked for under another address the next time. Under its own the browser would join the
 * request that hangs, or take from its cache, for a year, the file that was damaged on its way.
 */
export class FreshAddressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshAddressPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('FreshAddressPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new FreshAddressRuntimeModule());
        });
    });
  }
}
