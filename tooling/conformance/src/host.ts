import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LiveHost, Registry } from '@my-note/contract/registry';
import { parseRegistry } from '@my-note/release/registry';
import { siteDir } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';

/** A built product in which remotes are mounted. */
export interface Host {
  /** Its name in messages: `@my-note/site 0.2.0`, or its folder. */
  title: string;
  /** Folder that is served. */
  site: string;
  /** Program of its service; without one, that of the product of today. */
  program?: string;
  registry: Registry;
  live: LiveHost;
}

const SITE = '@my-note/site';

/**
 * Reads the hosts that a remote is checked against, the one of today first.
 * @param places folders, or names of installed packages; without any, the installed product
 */
export function readHosts(places: string[]): Host[] {
  if (places.length > 0) return places.map(readHost);
  const installed = packageFolder(SITE);
  if (installed) return [readHost(SITE)];
  if (existsSync(path.join(siteDir, 'registry.json'))) return [readHost(siteDir)];
  throw new Refusal(
    `No host to check against. Install the product (npm install --save-dev ${SITE}), or name one: --host <folder or package>`,
  );
}

function readHost(place: string): Host {
  const folder = existsSync(place) ? path.resolve(place) : packageFolder(place);
  if (!folder) throw new Refusal(`--host ${place} is neither a folder nor an installed package.`);
  const isPackage = existsSync(path.join(folder, 'site/registry.json'));
  const site = isPackage ? path.join(folder, 'site') : folder;
  const missing = ['index.html', 'registry.json'].filter((file) => !existsSync(path.join(site, file)));
  if (missing.length > 0)
    throw new Refusal(`--host ${place} is no built product: ${missing.join(' and ')} is missing there.`);
  const registry = parseRegistry(readFileSync(path.join(site, 'registry.json')));
  if (!registry.host)
    throw new Refusal(`--host ${place} does not say what it provides. Releases since 0.2 do.`);
  const program = path.join(folder, 'service/server.js');
  return {
    title: isPackage ? titleOf(folder) : path.relative('.', folder) || folder,
    site,
    ...(existsSync(program) ? { program } : {}),
    registry,
    live: registry.host,
  };
}

function titleOf(folder: string) {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

function packageFolder(name: string): string | undefined {
  try {
    return path.dirname(createRequire(path.resolve('package.json')).resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
