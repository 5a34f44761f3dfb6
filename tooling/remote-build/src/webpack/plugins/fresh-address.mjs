/**
 * @param {typeof import('webpack')} bundler webpack, or Rspack with the same interface
 * @param {number} timeout of a chunk, in milliseconds
 */
function freshAddressModule({ RuntimeGlobals, RuntimeModule, Template }, timeout) {
  return new (class extends RuntimeModule {
    constructor() {
      // After the loader of scripts, before its first use.
      super('fresh address', RuntimeModule.STAGE_BASIC);
    }

    /** @override */
    generate() {
      const load = RuntimeGlobals.loadScript;
      return Template.asString([
        // A release that is loaded again has a loader of its own, which must not repeat URLs that hang.
        `var load = ${load}, failures = self.myNoteFailedFiles ??= {};`,
        `${load} = (url, done, key, chunkId) => {`,
        Template.indent([
          'var times = failures[url] || 0;',
          'var address = times ? url + "?r=" + times : url;',
          'var end = (event) => {',
          Template.indent([
            'if (!event || event.type !== "load") failures[url] = Math.max(failures[url] || 0, times + 1);',
            'done(event);',
          ]),
          '};',
          // With webpack's key the loader would take a script of another release, whose chunks have the same numbers.
          'var start = () => load(address, end, key === undefined ? key : address, chunkId);',
          'if (!times) return start();',
          // A hanging script keeps one of the browser's six connections; a fetch can be aborted.
          `fetch(address, { signal: AbortSignal.timeout(${timeout}) }).then((response) => response.blob()).then(start, (error) =>`,
          Template.indent(
            'error.name === "TimeoutError" ? end({ type: "timeout", target: { src: address } }) : start()',
          ),
          ');',
        ]),
        '};',
      ]);
    }
  })();
}

/**
 * Retries a failed chunk with a new URL, in the whole page. With the same URL the browser would join the request that
 * hangs, or use a damaged file from its cache for a year.
 */
export class FreshAddressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('FreshAddressPlugin', (compilation) => {
      const { chunkLoadTimeout = 120_000 } = compilation.outputOptions;
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('FreshAddressPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, freshAddressModule(webpack, chunkLoadTimeout));
        });
    });
  }
}
