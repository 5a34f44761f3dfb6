import type { RegistryEntry, RegistryPage, Release } from '@my-note/contract/registry';
import { hasLink } from '../../../pages/page.ts';
import { getRemotes } from '../../load/remotes.ts';
import { chooseRelease } from '../../releases/choose-release.ts';
import type { PreloadedFile } from '../messages.ts';

/** Files of more pages than a sidebar usually has links of isolated remotes are not downloaded before the press. */
const MOST_PAGES = 4;

/** The scripts, with their hashes, of the pages of isolated remotes that links in the sidebar lead to. */
export async function linkedFiles(): Promise<PreloadedFile[]> {
  const isolated = getRemotes()
    .registry()
    .remotes.filter(({ trust, killed }) => trust && !killed);
  const releases = await Promise.all(isolated.map(releaseOf));
  const pages = releases.flatMap((release) =>
    (release.pages ?? []).filter(hasLink).map((page) => ({ release, page })),
  );
  const files = pages.slice(0, MOST_PAGES).flatMap(({ release, page }) => filesOf(release, page));
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

const releaseOf = async (entry: RegistryEntry): Promise<Release> => (await chooseRelease(entry)).release;

const filesOf = ({ entry, scripts = {} }: Release, { files }: RegistryPage): PreloadedFile[] => [
  entry,
  ...files.flatMap((url) => (scripts[url] ? [{ url, integrity: scripts[url] }] : [])),
];
