import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson, replaceFile, shippedFiles } from './site-files.mjs';

const isHashed = (file) => file.startsWith('assets/');

/**
 * Copies the host to the root of the site. index.html goes last: it names files that must be there
 * when a browser reads it. Hashed files stay while one of the last builds names them.
 * @param {string} dist
 * @param {string} site
 * @param {number} keep how many builds stay
 */
export function placeHost(dist, site, keep) {
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) throw new Error(`${page} is missing. Build the host first.`);
  const files = shippedFiles(dist).filter((file) => file !== 'index.html');
  for (const file of files) {
    const target = path.join(site, file);
    if (isHashed(file) && existsSync(target)) continue;
    replaceFile(target, readFileSync(path.join(dist, file)));
  }
  replaceFile(path.join(site, 'index.html'), readFileSync(page));
  dropOldAssets(site, files.filter(isHashed), keep);
}

function dropOldAssets(site, current, keep) {
  const journal = path.join(path.dirname(site), 'host-builds.json');
  const earlier = (readJson(journal) ?? []).filter((build) => build.join() !== current.join());
  const builds = [current, ...earlier].slice(0, keep);
  const wanted = new Set(builds.flat());
  for (const file of shippedFiles(site)) {
    if (isHashed(file) && !wanted.has(file)) rmSync(path.join(site, file));
  }
  replaceFile(journal, JSON.stringify(builds));
}
