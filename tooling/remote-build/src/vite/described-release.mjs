import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identityOf } from '../share/federation-options.mjs';
import { KIT_USAGE, kitUsage } from '../share/kit-usage.mjs';
import { byRequest, sharedModules } from '../share/shared-modules.mjs';

const MANIFEST = 'mf-manifest.json';

/** @typedef {{ name: string }} Shared */

/**
 * Makes of Vite's output what hosts and publishing read: the manifest says contract, pages, and the names in the share
 * scope, and each script has a source map that names its sources.
 * @param {string} dir
 * @returns {import('vite').Plugin}
 */
export function describedRelease(dir) {
  /** @type {Map<string, string[]>} */
  const sources = new Map();
  return {
    name: 'my-note-described-release',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [file, output] of Object.entries(bundle))
        if (output.type === 'chunk') sources.set(file, Object.keys(output.modules));
    },
    closeBundle() {
      const dist = path.join(dir, 'dist');
      // After an error there is none, and the error is what has to be read.
      if (!existsSync(path.join(dist, MANIFEST))) return;
      describeManifest(path.join(dist, MANIFEST), dir);
      writeFileSync(path.join(dist, KIT_USAGE), JSON.stringify(kitUsage(dir)));
      nameSources(dist, sources);
      rmSync(path.join(dist, '.vite'), { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} file
 * @param {string} dir
 */
function describeManifest(file, dir) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(manifest.metaData, identityOf(dir));
  const keys = new Map(
    Object.entries(byRequest(sharedModules('remote', dir))).map(([request, { shareKey = request }]) => [
      request,
      shareKey,
    ]),
  );
  manifest.shared = manifest.shared.flatMap((/** @type {Shared} */ one) => {
    const name = keys.get(one.name);
    return name ? [{ ...one, name }] : [];
  });
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Modules that the federation plugin makes up have no source map.
 * @param {string} dist
 * @param {Map<string, string[]>} sources
 */
function nameSources(dist, sources) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const [file, modules] of sources) {
    if (files.includes(path.normalize(`${file}.map`)) || !files.includes(path.normalize(file))) continue;
    const names = modules.length > 0 ? modules.map((id) => id.replace('\0', '')) : [file];
    const map = { version: 3, file: path.basename(file), sources: names, names: [], mappings: '' };
    writeFileSync(path.join(dist, `${file}.map`), JSON.stringify(map));
  }
}
