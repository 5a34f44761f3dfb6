import { visitRemote } from '@my-note/release/visit-pages';
import type { BrowserCheck } from '../../browser/visit.ts';

/** What publishing checks as well: nothing is live that does not show. */
export const mount: BrowserCheck = {
  id: 'mount',
  looksAt: 'every page shows, every module loads, and nothing is thrown',
  run: async ({ stage, remote, entry }) => {
    const modules = remote.manifest.exposes.map(({ name }) => name);
    const problems = await stage.withContext((context) => visitRemote(context, stage, entry, modules));
    return problems.map((what) => ({
      what,
      where: stage.host.title,
      whatToDo: 'Open the page in a site (npm run dev), and look at the console.',
    }));
  },
};
