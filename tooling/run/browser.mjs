import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../src/paths.mjs';
import { run } from './command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const OUTSIDE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium to test with: one that is there, else one that is installed now.
 * @returns {Promise<string | undefined>} undefined when there is none and none could be installed
 */
export async function findBrowser() {
  return present() ?? (await installed());
}

function present() {
  const asked = process.env.CHROMIUM_PATH;
  return [asked, playwrights(), ...onPath(), ...OUTSIDE_PATH].find((file) => file && existsSync(file));
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

// Asked of Playwright itself: the path holds the revision that this version of it wants.
function playwrights() {
  try {
    return createRequire(path.join(root, 'e2e/package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

async function installed() {
  console.log('No Chromium found. Installing one…');
  const cli = path.join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const isRoot = process.getuid?.() === 0;
  const attempts = [
    () => run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']),
    ...(isRoot && existsSync('/usr/bin/apt-get') ? [debian] : []),
  ];
  for (const attempt of attempts) {
    await attempt();
    const found = present();
    if (found) return found;
  }
  return undefined;
}

async function debian() {
  await run('apt-get', ['update']);
  return run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}
