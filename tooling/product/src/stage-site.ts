import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeArchive } from '@my-note/release/archive';
import { assemble } from '@my-note/release/assemble';
import { openStore } from '@my-note/release/store';
import { remoteFoldersOf } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';

/**
 * Assembles a site of its own from the builds of the workspace, with its journal: what somebody published into
 * the workspace's site is not part of the product. Source maps, three quarters of the bytes, are left out.
 * @param workspace folder with the builds
 * @param file the archive that is made
 */
export async function stageSite(workspace: string, file: string): Promise<void> {
  const work = `${file}.work`;
  const builds = path.join(work, 'builds');
  for (const folder of ['host', ...remoteFoldersOf(workspace)]) {
    const from = path.join(workspace, folder);
    if (!existsSync(path.join(from, 'dist'))) throw new Refusal(`${folder} is not built. Run: npm run build`);
    cpSync(path.join(from, 'package.json'), path.join(builds, folder, 'package.json'));
    cpSync(path.join(from, 'dist'), path.join(builds, folder, 'dist'), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  }
  const site = path.join(work, 'site');
  await assemble({ from: builds, site });
  await writeArchive(await openStore(site), file);
  rmSync(work, { recursive: true });
}
