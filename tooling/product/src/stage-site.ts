import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { assemble } from '@my-note/release/assemble';
import { remoteFoldersOf } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';

/**
 * Assembles a site of its own from the builds of the workspace, with its journal beside it: what somebody published into
 * the workspace's site is not part of the product. Source maps, three quarters of the bytes, are left out.
 * @param workspace folder with the builds
 * @param release where `site` and `journal` are written
 */
export async function stageSite(workspace: string, release: string): Promise<void> {
  const builds = path.join(release, 'builds');
  for (const folder of ['host', ...remoteFoldersOf(workspace)]) {
    const from = path.join(workspace, folder);
    if (!existsSync(path.join(from, 'dist'))) throw new Refusal(`${folder} is not built. Run: npm run build`);
    cpSync(path.join(from, 'package.json'), path.join(builds, folder, 'package.json'));
    cpSync(path.join(from, 'dist'), path.join(builds, folder, 'dist'), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  await assemble({ from: builds, site: path.join(release, 'site') });
  rmSync(builds, { recursive: true });
}
