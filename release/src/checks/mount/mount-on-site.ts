import { existsSync } from 'node:fs';
import { presentBrowser } from '@my-note/tooling/find-browser';

/** Where a candidate is mounted by the service of a site, or why it is not. */
export type MountOn = { browser: string; program: string } | { missing: string };

/**
 * Finds out whether a service can mount a candidate: with a browser of its machine that starts in its sandbox, because the
 * code is that of others.
 * @param program the built service
 */
export async function mountOnSite(program: string | undefined): Promise<MountOn> {
  const browser = presentBrowser();
  if (!browser || !program || !existsSync(program)) return { missing: 'the site has no browser' };
  try {
    const { chromium } = await import('@playwright/test');
    const started = await chromium.launch({ executablePath: browser, chromiumSandbox: true });
    await started.close();
    return { browser, program };
  } catch {
    return { missing: 'the site cannot start a browser in its sandbox' };
  }
}
