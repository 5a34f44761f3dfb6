import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * Draws a page template (docs/specification/composition.md#page-templates).
 * @param {string} file module that exports `Template`
 * @returns {Promise<{ html: string, css: string, globalCss: string, files: string[] }>} and the files it is made of
 */
export async function renderTemplate(file) {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `import { renderTemplate } from '@my-note/kit/page-template';
        import { Template } from ${JSON.stringify(file)};
        module.exports = renderTemplate(Template);`,
      resolveDir: path.dirname(file),
      loader: 'js',
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`Nothing was made of ${file}`);
  /** @type {{ exports: { html: string, css: string, globalCss: string } }} */
  const module = { exports: { html: '', css: '', globalCss: '' } };
  new Function('module', 'exports', 'require', output.text)(module, module.exports, createRequire(file));
  const files = Object.keys(metafile.inputs).filter((input) => !input.startsWith('<'));
  return { ...module.exports, files: files.map((input) => path.resolve(input)) };
}
