import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Emits files that are served as they are, under their own names. */
export class StaticFilesPlugin {
  /** @param {{ folder: string, files: string[] }} options a folder taken whole, and single files */
  constructor({ folder, files }) {
    this.folder = folder;
    this.files = files;
  }

  /** @returns {[name: string, file: string][]} */
  list() {
    const inFolder = existsSync(this.folder)
      ? readdirSync(this.folder, { recursive: true, encoding: 'utf8' })
      : [];
    return [
      ...inFolder
        .map(
          (name) =>
            /** @type {[string, string]} */ ([name.replaceAll(path.sep, '/'), path.join(this.folder, name)]),
        )
        .filter(([, file]) => statSync(file).isFile()),
      ...this.files.map((file) => /** @type {[string, string]} */ ([path.basename(file), file])),
    ];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFilesPlugin', stage }, () => {
        for (const [name, file] of this.list()) {
          compilation.fileDependencies.add(file);
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
