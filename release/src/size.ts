import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, remoteFoldersOf, root, siteDir } from '@my-note/tooling/paths';
import { shippedFiles } from '@my-note/tooling/site-files';
import { readBudget, readHostBudget } from './checks/budget.ts';
import { overBudget, type Weight, weigh, weightsOf } from './checks/weigh.ts';
import { parseRegistry, REGISTRY } from './registry/registry.ts';

/** Weighs the host's first load and each remote of the workspace, and reports what exceeds its budget. */
export function sizes(site: string, workspace: string = root): { weights: Weight[]; problems: string[] } {
  const limit = readHostBudget(path.join(workspace, 'host'));
  const host = weighHost(site, limit);
  const remotes = remotesOf(site, workspace);
  const tooLarge = host.gzip > host.limit ? [`${host.what}: more than ${limit} kB compressed`] : [];
  return {
    weights: [host, ...remotes.flatMap(weightsOf)],
    problems: [...tooLarge, ...remotes.flatMap(overBudget)],
  };
}

function weighHost(site: string, limit: number) {
  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const first = [...page.matchAll(/<(?:script[^>]+src|link[^>]+href)="(\/[^"]+\.(?:js|css))"/g)];
  if (!first.some(([, url = '']) => url.endsWith('.js')))
    throw new Error(`${path.join(site, 'index.html')} names no script`);
  const contents = first.map(([, url = '']) => readFileSync(path.join(site, url)));
  return weigh('host, first load', contents, limit);
}

// Remotes published from elsewhere have their budget elsewhere.
function remotesOf(site: string, workspace: string) {
  const registry = parseRegistry(readFileSync(path.join(site, REGISTRY)));
  return remoteFoldersOf(workspace).flatMap((folder) => {
    const dir = path.join(workspace, folder);
    const name = packageOf(dir).myNote?.name;
    const entry = registry.remotes.find(({ name: other }) => other === name);
    if (!name || !entry || !existsSync(path.join(site, entry.manifest.url))) return [];
    const release = path.join(site, path.dirname(entry.manifest.url));
    const files = new Map(
      shippedFiles(release).map((file) => [file, readFileSync(path.join(release, file))]),
    );
    return [{ name, files, budget: readBudget(dir) }];
  });
}

if (import.meta.filename === process.argv[1]) {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  const { weights, problems } = sizes(siteDir);
  for (const { what, gzip, brotli, limit } of weights) {
    const verdict = gzip <= limit ? 'ok' : 'TOO LARGE';
    console.log(`${what.padEnd(36)} gzip ${kb(gzip)}  brotli ${kb(brotli)}  target ${kb(limit)}  ${verdict}`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
