import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { createAccount } from '../fixtures/accounts/account.ts';
import { signInBrowser } from '../fixtures/accounts/signed-in.ts';
import { createRepository } from '../fixtures/remotes/own-repository.ts';
import { printedAddress } from '../fixtures/remotes/printed-address.ts';
import { freePort } from '../fixtures/server.ts';

/**
 * Measures `npm run dev` of a new remote in a repository of its own, after the installation: seconds until it prints its
 * address, and until the remote's page is there. It starts a site on a database of its own.
 */
const RUNS = 3;

const team = await createRepository('weather');
await team.npm('install', '--no-audit', '--no-fund', '--prefer-offline');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });

/** Ends a process and those it started, and waits for the last of them: npm does not. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (!pid) return;
  process.kill(-pid, 'SIGINT');
  for (;;) {
    try {
      process.kill(-pid, 0);
    } catch {
      return;
    }
    await sleep(50);
  }
}

/** Seconds to the address and to the page, as [first, second]. */
async function start(dataDir: string): Promise<[number, number]> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const child = spawn('npm', ['run', 'dev'], {
    cwd: team.dir,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      REMOTE_PORT: String(await freePort()),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const address = new URL(await printedAddress(child));
  const printed = seconds();
  const page = await browser.newPage();
  await signInBrowser(page, address.origin, await createAccount(address.origin));
  address.pathname = '/i/weather';
  await page.goto(address.href);
  await page.getByRole('heading', { level: 1, name: 'Weather' }).waitFor();
  const shown = seconds();
  await page.close();
  await end(child);
  return [printed, shown];
}

console.log('| `npm run dev` | address printed, s | page shown, s |');
console.log('| --- | ---: | ---: |');
for (let run = 1; run <= RUNS; run += 1) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'my-note-dev-start-'));
  for (const what of ['first', 'again']) {
    const [printed, shown] = await start(dataDir);
    console.log(`| ${what}, run ${run} | ${printed.toFixed(1)} | ${shown.toFixed(1)} |`);
  }
  rmSync(dataDir, { recursive: true, force: true });
}
await browser.close();
team.remove();
