import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const installed = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may be late once; what passed only at the second try is listed as flaky, to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // The reader's language and zone must not decide whether a test passes.
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What opens and closes is waited for otherwise, in each of some thousand steps. The journeys see it move.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // A worker would answer what a test means to break; the specs on it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // A name that browsers do not trust as they trust localhost.
        '--host-resolver-rules=MAP notes.test 127.0.0.1',
      ],
      ...(existsSync(installed) ? { executablePath: installed } : {}),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: ['**/journey.spec.ts', '**/theme.spec.ts'],
      // These tests do not depend on the width.
      grepInvert: /category without a title|restores a trashed category|moves a note to the trash/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
