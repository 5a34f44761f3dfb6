import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { newCredentials } from '../../fixtures/accounts/account.ts';
import { startWebDriver } from './webdriver.ts';
import { WebKitPage } from './webkit-page.ts';

const siteUrl = () => {
  const url = process.env.E2E_URL;
  if (!url) throw new Error('E2E_URL is not set; the global setup sets it');
  return url;
};

const test = base.extend<{ webkit: WebKitPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  webkit: async ({}, use, info) => {
    const driver = await startWebDriver();
    await driver.send('POST', '/window/rect', { width: 1280, height: 900 });
    const page = new WebKitPage(driver, siteUrl());
    await use(page);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('webkit.png'), await page.screenshot());
    await driver.stop();
  },
});

const button = (name: string | RegExp) => ({ css: 'button, [role=button]', name });
const TEXT = { css: '[role=textbox][aria-label="Note text"]' };
const TITLE = { css: 'textarea[aria-label=Title]' };
const SAVED = { css: '[role=status]', name: /^Saved \d\d:\d\d$/ };

test('signs up, writes a note with the slash menu, and finds it after a reload', async ({ webkit }) => {
  const person = newCredentials();
  await webkit.goto('/login');
  await webkit.click(button('Create account'));
  await webkit.fill({ css: 'main input', name: /^Name/ }, person.name);
  await webkit.fill({ css: 'main input', name: /^Email/ }, person.email);
  await webkit.fill({ css: 'main input', name: /^Password/ }, person.password);
  await webkit.click(button('Create account'));
  await webkit.one({ css: 'h1, h2', name: 'No notes yet' });

  await webkit.click(button('Add'));
  await webkit.click({ css: '[role=menuitem]', name: /^New note/ });
  await webkit.fill(TITLE, 'Sourdough bread');
  await webkit.click(TEXT);
  await webkit.type('Feed the starter.');
  await webkit.press('Enter');
  await webkit.type('/heading 2');
  await webkit.one({ css: '[role=option]', name: /^Heading 2/ });
  await webkit.press('Enter');
  await webkit.type('Day two');
  await webkit.press('Enter');
  await webkit.type('- [ ] fold it');
  await webkit.one(SAVED);
  await webkit.click(button('Done'));
  await expect.poll(() => webkit.path()).toBe('/sourdough-bread');

  await webkit.reload();
  await webkit.one({ css: 'main h1', name: 'Sourdough bread' });
  await webkit.one({ css: 'article h2, [role=article] h2, main h2', name: /^Day two/ });
  await webkit.one({ css: 'main li', name: /fold it/ });

  await webkit.click(button(/^Search/));
  await webkit.type('sourdough');
  await webkit.one({ css: '[role=option]', name: /Sourdough bread/ });
});
