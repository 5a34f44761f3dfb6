import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

class FreshAddressRuntimeModule extends RuntimeModule {
  /** @param {number} timeout of a chunk, in milliseconds */
  constructor(timeout) {
    // After the loader of scripts is there, before anything asks it for one.
    super('fresh address', RuntimeModule.STAGE_BASIC);
    this.timeout = timeout;
  }

  /** @override */
  generate() {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      // A release that is loaded again has a loader of its own, which must not repeat addresses that are stuck.
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
        // By its own key the loader would take a script of another release, which numbers its chunks alike.
        'var start = () => load(address, end, key === undefined ? key : address, chunkId);',
        'if (!times) return start();',
        // A script that hangs keeps its connection, and a browser has six of them; a request can be given up.
        `fetch(address, { signal: AbortSignal.timeout(${this.timeout}) }).then((answer) => answer.blob()).then(start, (error) =>`,
        Template.indent(
          'error.name === "TimeoutError" ? end({ type: "timeout", target: { src: address } }) : start()',
        ),
        ');',
      ]),
      '};',
    ]);
  }
}

/**
 * A chunk that failed is asked for under another address the next time, in the whole page. Under its own the browser
 * would join the request that hangs, or take from its cache, for a year, the file that was damaged on its way.
 */
export class FreshAddressPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FreshAddressPlugin', (compilation) => {
      const { chunkLoadTimeout = 120_000 } = compilation.outputOptions;
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('FreshAddressPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new FreshAddressRuntimeModule(chunkLoadTimeout));
        });
    });
  }
}
