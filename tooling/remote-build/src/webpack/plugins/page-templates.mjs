import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderTemplate } from '../../templates/render-template.mjs';

const NAME = 'PageTemplatesPlugin';

/**
 * Writes `templates/<module>.html` for each `src/templates/<module>.tsx`: what the service shows of the page before its
 * scripts have run.
 */
export class PageTemplatesPlugin {
  /**
   * @param {string} dir folder of the remote, or of the host
   * @param {{ withGlobals?: boolean }} options whether the rules of every page come along, as in the host's frame
   */
  constructor(dir, { withGlobals = false } = {}) {
    this.folder = path.join(dir, 'src/templates');
    this.withGlobals = withGlobals;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (!existsSync(this.folder)) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const file of readdirSync(this.folder).filter((name) => /^[\w-]+\.tsx$/.test(name))) {
          const { html, css, globalCss, files } = await renderTemplate(path.join(this.folder, file));
          const text = `<style>${this.withGlobals ? globalCss : ''}${css}</style>${html}`;
          compilation.emitAsset(`templates/${path.parse(file).name}.html`, new sources.RawSource(text));
          compilation.fileDependencies.addAll(files);
        }
      });
    });
  }
}
