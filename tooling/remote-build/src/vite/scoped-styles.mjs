import { readFileSync } from 'node:fs';
import { styleLeakMessage, styleLeaks } from '../share/style-scope.mjs';

/**
 * Fails the build of a remote whose style sheets could change other pages.
 * @param {string} name of the remote
 * @returns {import('vite').Plugin}
 */
export function scopedStyles(name) {
  return {
    name: 'my-note-scoped-styles',
    apply: 'build',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        // With a query it is text, for a shadow root.
        if (!id.endsWith('.css')) continue;
        const leaks = styleLeaks(readFileSync(id, 'utf8'), { name, isModule: id.endsWith('.module.css') });
        if (leaks.length > 0) this.error(`${id}\n${styleLeakMessage(name, leaks)}`);
      }
    },
  };
}
