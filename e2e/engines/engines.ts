import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Project } from '@playwright/test';
import { missingForWebKit } from './webkit/webdriver.ts';

/** Firefox starts through a file of ours, which reads this variable as well. */
export const FIREFOX = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';

/** What a full run opens in Firefox too. */
const IN_FIREFOX = [
  '**/accounts/journey.spec.ts',
  '**/saving/*.spec.ts',
  '**/remotes/{faults,faults-inner,faults-around,tampering}.spec.ts',
  '**/editor/{editor-find,editor-keys,editor-writing}.spec.ts',
  '**/remotes/skew.spec.ts',
  '**/shell/home.spec.ts',
];
/**
 * What Firefox or its driver cannot do: it reports no long tasks, crashes no tab, takes no page offline, and reports neither
 * requests of a service worker nor those that a page has given up.
 */
const NOT_IN_FIREFOX =
  /causes no long pause|before the tab crashed|opens the shell offline|uses the newest registry|times out an unanswered save/;

const firefox: Project = {
  name: 'firefox',
  testMatch: IN_FIREFOX,
  grepInvert: NOT_IN_FIREFOX,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    contextOptions: {},
    launchOptions: {
      executablePath: path.resolve(import.meta.dirname, 'firefox.mjs'),
      firefoxUserPrefs: {
        'network.dns.localDomains': 'notes.test',
        'ui.prefersReducedMotion': 1,
        // A machine without a mouse still tests what a mouse does: hovering (4) and pointing finely (2).
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
};

/** The browser extension needs what is around a page, which Playwright does not reach. */
const extension: Project = {
  name: 'firefox-extension',
  testDir: 'engines/firefox',
  testMatch: '*.firefox.ts',
  timeout: 120_000,
};

const webkit: Project = {
  name: 'webkit',
  testDir: 'engines/webkit',
  testMatch: '*.webkit.ts',
  timeout: 180_000,
};

/** Engines besides Chromium that are on this machine. */
export const otherEngines: Project[] = [
  ...(existsSync(FIREFOX) ? [firefox, extension] : []),
  ...(missingForWebKit.length === 0 ? [webkit] : []),
];

const namesOf = (globs: string[]) => globs.map((glob) => glob.replace('**/', '')).join(', ');
const inWebKit = () =>
  readdirSync(path.resolve(import.meta.dirname, 'webkit')).filter((name) => name.endsWith('.webkit.ts'));

/** What a run leaves out, by name, with the missing program and the specs that were to run in it. */
export const missingEngines: string[] = [
  ...(existsSync(FIREFOX)
    ? []
    : [
        `Firefox (${FIREFOX} is missing; FIREFOX_PATH names another): ${namesOf(IN_FIREFOX)}, and the browser extension`,
      ]),
  ...(missingForWebKit.length > 0
    ? [`WebKit (missing: ${missingForWebKit.join(', ')}): ${inWebKit().join(', ')}`]
    : []),
];
