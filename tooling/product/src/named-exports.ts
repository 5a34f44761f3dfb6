import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** The namespace of the modules that it makes. */
export const NAMED = 'named';
const ASKED = Symbol('asked');

/**
 * Gives packages that our code loads at their first use the names that Node gives them. In a chunk of its own, a package of
 * CommonJS would have its default export alone.
 * @param outside packages that are not bundled
 */
export const namedExports = (outside: string[]): Plugin => ({
  name: 'named-exports',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: wanted, kind, importer, resolveDir, pluginData }) => {
      const isOther = importer.includes('node_modules') || wanted.startsWith('@my-note/');
      if (kind !== 'dynamic-import' || pluginData === ASKED || isOther) return undefined;
      if (isBuiltin(wanted) || outside.includes(wanted)) return undefined;
      const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: ASKED });
      return { path: found.path, namespace: NAMED, errors: found.errors };
    });
    onLoad({ filter: /./, namespace: NAMED }, async ({ path: file }) => {
      const names = Object.keys(await import(pathToFileURL(file).href));
      const named = names.filter((name) => !['default', 'module.exports'].includes(name));
      return {
        contents: `export { ${named.join(', ')} } from ${JSON.stringify(file)};`,
        resolveDir: path.dirname(file),
      };
    });
  },
});
