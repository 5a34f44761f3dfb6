import { existsSync } from 'node:fs';
import path from 'node:path';
import { RELEASES } from '../commands/keep-releases.ts';

/** The file with the site that an installed package brings; undefined in the workspace. */
export function shippedSite(): string | undefined {
  const file = path.resolve(import.meta.dirname, '../release.zip');
  return existsSync(file) ? file : undefined;
}

/** The folder of the site that is served, and where remotes are published to: of its own, so that it can be written. */
export const sitePlace = ({ SITE_DIR, DATA_DIR }: NodeJS.ProcessEnv): string =>
  path.resolve(SITE_DIR || path.join(DATA_DIR || 'data', RELEASES, 'site'));
