import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { cookieOf, USER_KEY, userState } from '../../fixtures/accounts/signed-in.ts';
import { type BrokenLine, startBrokenLine } from './broken-line.ts';
import { startWebDriver, type WebDriver } from './webdriver.ts';
import { WebKitPage } from './webkit-page.ts';

export { expect };

function siteUrl(): string {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set; the global setup sets it');
  return url;
}

interface Fixtures {
  driver: WebDriver;
  /** Between the browser and the site; tests break it. */
  line: BrokenLine;
  /** Through the line. */
  webkit: WebKitPage;
  /** A new account, with which the browser is signed in. */
  account: Account;
}

/** Tests in WebKit. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  driver: async ({}, use) => {
    const driver = await startWebDriver();
    await driver.send('POST', '/window/rect', { width: 1280, height: 900 });
    await use(driver);
    await driver.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  line: async ({}, use) => {
    const line = await startBrokenLine(siteUrl());
    await use(line);
    await line.stop();
  },
  webkit: async ({ driver, line }, use, info) => {
    const page = new WebKitPage(driver, line.url);
    await use(page);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('webkit.png'), await page.screenshot());
  },
  account: async ({ driver, line, webkit }, use) => {
    const account = await createAccount(siteUrl());
    await signIn(driver, webkit, line.url, account);
    await use(account);
  },
});

/** Signs the browser in to a site. */
export async function signIn(
  driver: WebDriver,
  page: WebKitPage,
  url: string,
  account: Account,
): Promise<void> {
  // A cookie is set from a page of its site, and within its path.
  await page.goto('/api/login-requests/none');
  const { name, value, domain, path, httpOnly } = cookieOf(url, account);
  await driver.send('POST', '/cookie', { cookie: { name, value, domain, path, httpOnly } });
  await page.run('localStorage.setItem(arguments[0], arguments[1])', USER_KEY, userState(account));
}
