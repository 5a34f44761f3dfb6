import { readFileSync } from 'node:fs';
import { styleLeakMessage, styleLeaks } from '../../share/style-scope.mjs';

/** Fails the build of a remote whose style sheets could change other pages. */
export class ScopedStylesPlugin {
  /** @param {string} name of the remote */
  constructor(name) {
    this.name = name;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('ScopedStylesPlugin', (compilation) => {
      compilation.hooks.afterSeal.tap('ScopedStylesPlugin', () => {
        const resources = [...compilation.modules].map((module) =>
          'resource' in module ? String(module.resource ?? '') : '',
        );
        // With a query it is text, for a shadow root.
        for (const file of new Set(resources.filter((resource) => resource.endsWith('.css')))) {
          const leaks = styleLeaks(readFileSync(file, 'utf8'), {
            name: this.name,
            isModule: file.endsWith('.module.css'),
          });
          if (leaks.length > 0)
            compilation.errors.push(new WebpackError(`${file}\n${styleLeakMessage(this.name, leaks)}`));
        }
      });
    });
  }
}
