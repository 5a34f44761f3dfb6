import { satisfiesContract } from '@my-note/contract/contract-range';
import { sharedMisfits } from '@my-note/release/fit';
import { open, settle } from '../../browser/navigate.ts';
import type { BrowserCheck, Visit } from '../../browser/visit.ts';
import type { Finding } from '../../finding.ts';
import { mount } from './mount.ts';

/**
 * In a host of before: a remote that says it fits has to show, and one that needs a newer kit is refused without running,
 * while the rest of the host goes on.
 */
export const earlierHosts: BrowserCheck = {
  id: 'earlier-hosts',
  looksAt: 'in each earlier host (--host) it shows, or is refused before it runs',
  run: (visit) => {
    const { live } = visit.stage.host;
    const { release, manifest } = visit.remote;
    const fits =
      satisfiesContract(release.contract, live.contract) && sharedMisfits('It', manifest, live).length === 0;
    return fits ? mount.run(visit) : expectRefused(visit);
  },
};

async function expectRefused({ stage, entry, paths }: Visit): Promise<Finding[]> {
  const [path] = paths;
  if (path === undefined) return [];
  return stage.withPage(async (page) => {
    let ran = false;
    page.on('response', (response) => {
      ran ||= new URL(response.url()).pathname === entry.entry.url && response.ok();
    });
    // A message, or the page that this host has of its own at that path.
    const isShown = await open(page, stage.url + path).then(
      () => true,
      () => false,
    );
    await settle(page);
    const isAlive = await page.getByRole('banner').isVisible();
    const runs = ran && (await page.evaluate((scope) => Reflect.has(window, scope), entry.scope));
    if (isShown && isAlive && !runs) return [];
    const what = runs ? 'It runs in a host that it does not fit' : 'It is not refused: nothing is shown';
    return [
      { what, where: stage.host.title, whatToDo: 'Build with the configuration of @my-note/remote-build.' },
    ];
  });
}
