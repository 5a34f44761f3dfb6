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
        const checked = new Set();
        for (const module of compilation.modules) {
          const file = 'resource' in module ? String(module.resource ?? '') : '';
          // With a query it is text, for a shadow root.
          if (!file.endsWith('.css') || checked.has(file)) continue;
          checked.add(file);
          // What loaders have made of it: one may keep the styles of a library inside. Rspack's make a script of it.
          const css = module.type.startsWith('css')
            ? String(module.originalSource()?.source() ?? '')
            : readFileSync(file, 'utf8');
          const leaks = styleLeaks(css, { name: this.name, isModule: file.endsWith('.module.css') });
          if (leaks.length > 0)
            compilation.errors.push(new WebpackError(`${file}\n${styleLeakMessage(this.name, leaks)}`));
        }
      });
    });
  }
}
