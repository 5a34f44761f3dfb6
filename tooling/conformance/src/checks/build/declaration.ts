import { pagePaths } from '@my-note/contract';
import { areaOf, ownerOfPage } from '@my-note/release/pages';
import type { Candidate } from '../../candidate.ts';
import type { BuildCheck, Finding } from '../../finding.ts';
import type { Host } from '../../host.ts';

/** Areas of the host's own pages. */
const OWN = [pagePaths.about, pagePaths.account].map(areaOf);

/** What package.json declares becomes routes and links of every host: two remotes cannot have the same page. */
export const declaration: BuildCheck = {
  id: 'declaration',
  looksAt: 'each page is below /i/, in an area that nobody else has',
  run: (remote, [host]) => wrongPages(remote, host),
};

function wrongPages({ name, release: { pages = [] } }: Candidate, host: Host | undefined): Finding[] {
  const others = host?.registry.remotes.filter((one) => one.name !== name) ?? [];
  const known = host?.registry.remotes.find((one) => one.name === name)?.routes ?? [];
  return pages
    .filter(({ path }) => !known.includes(path))
    .flatMap(({ path }) => {
      const where = `package.json, myNote.pages, ${path}`;
      const whatToDo = `Choose a path such as /i/${name}.`;
      const area = areaOf(path);
      if (!area) return [{ what: `The page ${path} is not below /i/`, where, whatToDo }];
      const owner = OWN.includes(area) ? 'the host' : ownerOfPage(path, others);
      return owner ? [{ what: `The area /i/${area} belongs to ${owner}`, where, whatToDo }] : [];
    });
}
