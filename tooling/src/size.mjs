import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBudget } from './checks/budget.mjs';
import { overBudget, weigh, weightsOf } from './checks/weigh.mjs';
import { packageOf, remoteFoldersOf, root, siteDir } from './paths.mjs';
import { shippedFiles } from './site-files.mjs';

const HOST_KB = 210;

/**
 * What a visitor of a site downloads: the host's first load, and of each remote of the workspace what its budget
 * speaks of.
 * @param {string} site
 * @param {string} workspace
 * @returns {{ weights: import('./checks/weigh.mjs').Weight[], problems: string[] }} `problems`: what is too
 *   much, in words
 */
export function sizes(site, workspace = root) {
  const host = weighHost(site);
  const remotes = remotesOf(site, workspace);
  const tooLarge = host.gzip > host.limit ? [`${host.what}: more than ${HOST_KB} kB compressed`] : [];
  return {
    weights: [host, ...remotes.flatMap(weightsOf)],
    problems: [...tooLarge, ...remotes.flatMap(overBudget)],
  };
}

function weighHost(site) {
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const first = [...page.matchAll(/<(?:script[^>]+src|link[^>]+href)="(\/[^"]+\.(?:js|css))"/g)];
  if (!first.some(([, url = '']) => url.endsWith('.js')))
    throw new Error(`${path.join(site, 'index.html')} names no script`);
  const contents = first.map(([, url = '']) => readFileSync(path.join(site, url)));
  return weigh('host, first load', contents, HOST_KB);
}

// Of a remote that was published from elsewhere the budget lies elsewhere too.
function remotesOf(site, workspace) {
  const registry = JSON.parse(readFileSync(path.join(site, 'registry.json'), 'utf8'));
  return remoteFoldersOf(workspace).flatMap((folder) => {
    const dir = path.join(workspace, folder);
    const { name } = packageOf(dir).myNote;
    const entry = registry.remotes.find((one) => one.name === name);
    if (!entry || !existsSync(path.join(site, entry.manifest.url))) return [];
    const release = path.join(site, path.dirname(entry.manifest.url));
    const files = new Map(
      shippedFiles(release).map((file) => [file, readFileSync(path.join(release, file))]),
    );
    return [{ name, files, budget: readBudget(dir) }];
  });
}

if (import.meta.filename === process.argv[1]) {
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  const { weights, problems } = sizes(siteDir);
  for (const { what, gzip, brotli, limit } of weights) {
    const verdict = gzip <= limit ? 'ok' : 'TOO LARGE';
    console.log(`${what.padEnd(36)} gzip ${kb(gzip)}  brotli ${kb(brotli)}  target ${kb(limit)}  ${verdict}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
