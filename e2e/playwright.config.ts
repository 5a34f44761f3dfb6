import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { otherEngines } from './engines/engines.ts';
import { isFullRun, SHORT_RUN } from './fixtures/full-run.ts';

const installed = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

export default defineConfig({
  testDir: 'specs',
  testMatch: isFullRun ? '**/*.spec.ts' : SHORT_RUN,
  outputDir: 'test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  // In CI, a third one uses the time in which the others wait; a person's machine has other things to do.
  workers: process.env.CI ? 3 : 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may time out once; a test that passes on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Results must not depend on the locale and time zone of the machine.
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Skips animations to save time; the journeys run with them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // A service worker would serve files that a test breaks; its own specs allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        // A GPU that software imitates takes more time than drawing without one.
        '--disable-gpu',
        // Otherwise a browser starts processes in advance for pages that no test opens.
        '--renderer-process-limit=1',
        // A page that a test answers itself counts as one from elsewhere, which may not reach this machine.
        '--disable-features=LocalNetworkAccessChecks',
        // Browsers treat localhost as secure, so plain HTTP tests need another host.
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
    ...(isFullRun ? otherEngines : []),
  ],
});
