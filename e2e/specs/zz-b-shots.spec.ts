import { expect, test } from '../fixtures/test.ts';
for (const [name, width, scheme] of [['wide', 1280, 'light'], ['phone', 390, 'dark']] as const) {
  test(`shot ${name}`, async ({ page, account, consoleGuard }) => {
    consoleGuard.allow(/./);
    const note = await account.note('Lighthouse', 'It stands.');
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ json: { ...json, remotes: { origins: [], overrides: true } } });
    });
    await page.goto(`/i/trash?remote.sharing=http://127.0.0.1:9/mf-manifest.json`);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.screenshot({ path: `/tmp/b-shot-${name}-panel.png` });
    await page.goto(`/${note.slug}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Note text' })).toBeVisible();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/b-shot-${name}-edit.png` });
    await page.evaluate(() => sessionStorage.clear());
    await page.route('**/remotes/sharing/**', (route) => route.fulfill({ status: 500, body: 'x' }));
    await page.goto('/i/trash');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 15000 });
    await page.screenshot({ path: `/tmp/b-shot-${name}-plain.png` });
  });
}
