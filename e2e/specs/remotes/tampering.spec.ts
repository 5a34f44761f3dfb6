import { interceptRemoteFiles } from '@my-note/conformance/remote-files';
import { expect, test } from '../../fixtures/test.ts';
import {
  expectWorkingShell,
  main,
  notes,
  notifications,
  sharing,
  youtube,
} from '../../journeys/broken-remotes.ts';
import { PANEL_UNSAFE } from '../../journeys/panels.ts';

for (const remote of [notes, sharing, youtube, notifications]) {
  test(`${remote.name}: scripts with one flipped bit never run, and the shell keeps working`, async ({
    page,
    account,
    siteUrl,
    consoleGuard,
  }) => {
    consoleGuard.allow(/remotes\/|RemoteError|remote_|integrity|ChunkLoadError/);
    const files = await interceptRemoteFiles(page, siteUrl, remote.name);
    const scripts = await files.scripts();
    expect(scripts).not.toEqual([]);
    await files.tamperWithScripts();
    await page.goto(await remote.prepare(account));
    await expect(main(page).getByRole('alert').filter({ hasText: PANEL_UNSAFE })).toBeVisible();

    // The entry is intact and runs; its own loader requests every script that it knows.
    const outcome = await page.evaluate(async (scope) => {
      interface Loader {
        (id: number): unknown;
        e: (chunk: string) => Promise<unknown>;
        u: (chunk: string) => string;
        sriHashes: Record<string, string>;
      }
      // Every script that runs hands its modules over here.
      const handed: unknown[] = Reflect.get(globalThis, `webpackChunk${scope}`);
      const loader = await new Promise<Loader>((resolve) => {
        handed.push([[Symbol('test')], {}, resolve]);
      });
      const before = handed.length;
      const chunks = Object.keys(loader.sriHashes);
      const ends = await Promise.all(
        chunks.map((chunk) =>
          loader.e(chunk).then(
            () => 'ran',
            (error: { type?: string }) => error.type,
          ),
        ),
      );
      return {
        refused: chunks.filter((_chunk, at) => ends[at] === 'error').map((chunk) => loader.u(chunk)),
        ran: handed.length - before,
      };
    }, files.scope);
    expect(outcome.refused.toSorted()).toEqual(scripts.toSorted());
    expect(outcome.ran, 'scripts that ran').toBe(0);
    await expectWorkingShell(page);
  });
}

test('no release contains a style sheet, because styles ship inside hashed scripts', async ({ siteUrl }) => {
  const registry = await (await fetch(`${siteUrl}/registry.json`)).json();
  for (const { manifest } of registry.remotes) {
    const { metaData, exposes } = await (await fetch(siteUrl + manifest.url)).json();
    const files = [
      ...Object.keys(metaData.integrity),
      ...exposes.flatMap((e: { assets: object }) => JSON.stringify(e.assets)),
    ];
    expect(files.filter((file: string) => /\.css\b/.test(file))).toEqual([]);
  }
});
