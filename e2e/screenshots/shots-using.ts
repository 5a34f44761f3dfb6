import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzip, zipOf } from '@my-note/api/testing/zip';
import type { Locator } from '@playwright/test';
import { openHookReceiver } from '../fixtures/outside/hook-receiver.ts';
import { expect, test } from '../fixtures/test.ts';
import { TransferPage } from '../pages/transfer-page.ts';
import { takeScreenshot, toCenter } from './take-screenshot.ts';
import { addDays, addUsingNotes, VAULT } from './using-notes.ts';

/** The pictures of docs/using. */
const heading = { level: 1 } as const;
const colorOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);

test('journal', async ({ page, account, shell, networkIdle }) => {
  const { journal } = await addUsingNotes(account);
  await addDays(account, journal);
  await page.goto('/i/today');
  const { main } = shell;
  await main.getByRole('textbox', { name: /^Append to/ }).fill('The atlas is from 1911. #books');
  await networkIdle();
  await page.mouse.move(0, 0);
  await takeScreenshot(page, 'journal', [
    main.getByRole('heading', heading),
    main.getByRole('link', { name: 'Next day' }),
    main.getByRole('table').or(main.getByRole('grid')).first(),
  ]);
});

test('tasks', async ({ page, account, shell }) => {
  await addUsingNotes(account);
  await page.goto('/i/tasks');
  const { main } = shell;
  await main.getByRole('checkbox', { name: 'Write the notes of the release' }).check();
  await page.mouse.move(0, 0);
  await takeScreenshot(page, 'tasks', [
    main.getByRole('heading', heading),
    main.getByRole('region', { name: 'Overdue' }),
    main.getByRole('region', { name: 'No date' }),
  ]);
});

test('tags', async ({ page, account, shell, editor, notePage }) => {
  await addUsingNotes(account);
  await account.setting({ key: 'tagColors', value: 'house=blue,garden=green,work=violet,recipes=orange' });
  await page.goto('/i/tags');
  const tag = page.getByRole('navigation', { name: 'All tags' }).getByText('house', { exact: true });
  const plain = await colorOf(shell.main.getByText('books', { exact: true }));
  await expect.poll(() => colorOf(tag), { timeout: 15_000 }).not.toBe(plain);
  await takeScreenshot(page, 'tags', [
    shell.main.getByRole('heading', heading),
    page.getByRole('navigation', { name: 'All tags' }),
  ]);
  const note = await account.note('Calls', 'Ask about the offer.');
  await editor.open(note.slug);
  await editor.typeAtEnd(' #wo');
  await expect(editor.options.first()).toBeVisible();
  await takeScreenshot(page, 'tags-typed', [
    notePage.done,
    page.getByRole('textbox', { name: 'Title' }),
    editor.list,
  ]);
});

test('templates', async ({ page, account, shell }) => {
  await addUsingNotes(account);
  await page.goto('/i/templates');
  const { main } = shell;
  await main.getByLabel('Category with templates').selectOption('Templates');
  await main.getByRole('textbox', { name: 'Title' }).fill('Budget of 2027');
  await main.getByLabel('Category', { exact: true }).selectOption('Work');
  await takeScreenshot(page, 'templates', [
    main.getByRole('heading', heading),
    main.getByRole('paragraph').first(),
    main.getByRole('button', { name: 'Make note' }),
  ]);
});

test('webhooks', async ({ page, account, shell }) => {
  test.slow();
  await addUsingNotes(account);
  const receiver = await openHookReceiver();
  await page.goto('/i/connections');
  const { main } = shell;
  await main.getByRole('button', { name: 'Create webhook' }).click();
  await main.getByLabel('Name').fill('Home automation');
  await main.getByLabel('Address').fill(receiver.address);
  await main.getByRole('button', { name: 'Create webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signing secret' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const entry = main.getByRole('listitem').filter({ hasText: receiver.address });
  await entry.getByRole('button', { name: 'Actions for Home automation' }).click();
  await page.getByRole('menuitem', { name: 'Send test' }).click();
  await account.note('Shopping for Saturday', 'Onions, bread, wine.');
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(1);
  await entry.getByRole('button', { name: 'Log of deliveries' }).click();
  await expect(entry.getByText('Delivered').nth(2)).toBeVisible({ timeout: 30_000 });
  await expect(shell.toast('Test sent')).toHaveCount(0, { timeout: 15_000 });
  const part = main.getByRole('region', { name: 'Webhooks' });
  await toCenter(part);
  await page.mouse.move(0, 0);
  await takeScreenshot(page, 'webhooks', [part]);
  await receiver.close();
});

test('importing', async ({ page, account, shell }) => {
  await addUsingNotes(account);
  const transfer = new TransferPage(page);
  await transfer.open();
  await transfer.chooseFiles({
    name: 'Vault of Ada.zip',
    mimeType: 'application/zip',
    buffer: await zipOf(VAULT),
  });
  await expect(transfer.preview).toBeVisible();
  await transfer.preview.getByText('2 things can’t be kept').click();
  await takeScreenshot(page, 'importing', [shell.main.getByRole('heading', heading), transfer.preview]);
});

test('exporting', async ({ page, context, account, shell }, testInfo) => {
  const { house } = await addUsingNotes(account);
  const transfer = new TransferPage(page);
  await page.goto(`/i/transfer?export=${house._id}`);
  await page.getByRole('radio', { name: 'Website' }).check();
  const part = shell.main.getByRole('region', { name: 'Export', exact: true });
  await toCenter(part);
  await takeScreenshot(page, 'exporting', [part]);

  const { path: archive } = await transfer.export();
  const folder = testInfo.outputPath('site');
  for (const [file, text] of Object.entries(await unzip(await readFile(archive)))) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const site = await context.newPage();
  await site.setViewportSize({ width: 1000, height: 620 });
  await site.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await site.getByRole('navigation', { name: 'Notes' }).getByRole('link', { name: 'Living room' }).click();
  await takeScreenshot(site, 'exporting-site');
});

test('capture: bookmark', async ({ page, shell }) => {
  await page.goto('/i/transfer');
  const part = shell.main.getByRole('region').filter({ hasText: 'Save to My Note' });
  await toCenter(part);
  await takeScreenshot(page, 'capture-bookmark', [part]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 920 }, isMobile: true, hasTouch: true });

  test('capture', async ({ page, account, shell }) => {
    await addUsingNotes(account);
    const shared = {
      title: 'Rye bread with walnuts',
      text: 'Two days, most of which are waiting.',
      url: 'https://bread.example.org/rye-with-walnuts',
      tags: 'recipes/bread',
    };
    await page.goto(`/i/new?${new URLSearchParams(shared)}`);
    await shell.main.getByLabel('Category').selectOption('Kitchen');
    await takeScreenshot(page, 'capture');
  });
});
