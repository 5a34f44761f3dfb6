import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './command.mjs';
import { root } from './paths.mjs';

// The headless shell has the same engine and runs tests a third faster.
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium to test with, which is installed if there is none.
 * @returns {Promise<string | undefined>} undefined when none could be installed
 */
export async function findBrowser() {
  // Only in CI the faster one is installed beside another browser.
  if (process.env.CI && isDebianRoot() && !process.env.CHROMIUM_PATH && onPath(SHELL).every(missing))
    await debian();
  return presentBrowser() ?? (await installed());
}

/** @param {string} file */
const missing = (file) => !existsSync(file);
const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The path of a Chromium that is there already. */
export function presentBrowser() {
  const configured = process.env.CHROMIUM_PATH;
  return [configured, ...onPath(SHELL), playwrights(), ...NAMES.flatMap(onPath), ...OUTSIDE_PATH].find(
    (file) => file && existsSync(file),
  );
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  return folders.map((folder) => path.join(folder, name));
}

// The path contains the revision that this version of Playwright needs.
function playwrights() {
  try {
    return playwright()('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

// Outside of this workspace, that of the repository which a command runs in.
function playwright() {
  const manifest = path.join(root, 'e2e/package.json');
  return createRequire(existsSync(manifest) ? manifest : path.resolve('package.json'));
}

async function installed() {
  console.log('No Chromium found. Installing one…');
  const cli = path.join(path.dirname(playwright().resolve('@playwright/test/package.json')), 'cli.js');
  const isRoot = process.getuid?.() === 0;
  const attempts = [
    () => run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']),
    ...(isDebianRoot() ? [debian] : []),
  ];
  for (const attempt of attempts) {
    await attempt();
    const found = presentBrowser();
    if (found) return found;
  }
  return undefined;
}

async function debian() {
  await run('apt-get', ['update']);
  /** @param {string} name */
  const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  const { code } = await install(SHELL);
  return code === 0 ? undefined : install('chromium');
}
