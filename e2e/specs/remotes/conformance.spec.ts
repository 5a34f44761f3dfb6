import { rmSync } from 'node:fs';
import { check } from '@my-note/conformance/check';
import { expect, test } from '@playwright/test';
import { storedReleases, unpackRelease } from '../../fixtures/remotes/stored-releases.ts';
import { builtSite } from '../../fixtures/server.ts';

// What a change of the host or the kit can break in a remote that stays as it is.
const OF_THE_HOST = ['files', 'hashes', 'declaration', 'contract', 'shared-modules', 'mount', 'page-policy'];

/** Checks all remotes of a site, prints whom the host would break, and returns them with what was found. */
async function brokenOf(site: string, hosts: string[], only: string[]): Promise<string[]> {
  const outcomes = await check([site], { hosts, only });
  const checked = new Set(outcomes.filter(({ leftOut }) => !leftOut).map(({ remote }) => remote));
  const broken = outcomes.flatMap(({ remote, check: id, findings }) =>
    findings.map(({ what, where }) => `${remote}, ${id}: ${what} (${where})`),
  );
  console.log(
    `  [conformance] ${[...checked].join(', ')}: ${broken.length === 0 ? 'none breaks' : 'BROKEN'}`,
  );
  for (const line of broken) console.log(`    ${line}`);
  expect(checked.size, 'remotes that were checked').toBeGreaterThan(3);
  return broken;
}

for (const version of storedReleases) {
  test(`the host of today breaks no remote of ${version}`, async () => {
    test.setTimeout(300_000);
    const site = unpackRelease(version);
    expect(await brokenOf(site, [builtSite], OF_THE_HOST)).toEqual([]);
    rmSync(site, { recursive: true });
  });
}

test('the last host shows the remotes of today, or refuses them before they run', async () => {
  test.setTimeout(300_000);
  const previous = unpackRelease();
  expect(await brokenOf(builtSite, [builtSite, previous], ['earlier-hosts'])).toEqual([]);
  rmSync(previous, { recursive: true });
});
