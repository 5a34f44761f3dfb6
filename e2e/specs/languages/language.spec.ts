import { LANGUAGE_NAMES } from '@my-note/contract/language';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

const catalogues = (urls: readonly string[]) => urls.filter((url) => /language-/.test(url));

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('shows the names of pages in German', async ({ page, shell }) => {
    await page.goto('/');
    await shell.openSidebar();
    await expect(shell.pageLink('Papierkorb')).toBeVisible();
  });

  test('shows host, kit, and remotes in German, with its dates and numbers', async ({ page, account }) => {
    await account.note('Plan', 'Ein Text.');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
    await page.goto('/plan');
    await expect(page.getByRole('button', { name: 'Bearbeiten', exact: true })).toBeVisible();
    await page.goto('/i/trash');
    await expect(page.getByRole('heading', { name: 'Papierkorb', exact: true })).toBeVisible();
  });

  test('says what is wrong in German', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/401/);
    await page.goto('/');
    const wrong = await page.evaluate(async () => {
      const response = await fetch('/api/u-notes/notes/by-slug?slug=plan');
      return { ...(await response.json()), language: response.headers.get('content-language') };
    });
    expect(wrong).toMatchObject({ statusCode: 401, language: 'de' });
    expect(wrong.message).toMatch(/[Mm]elde|angemeldet|Sitzung/);
  });
});

test('a chosen language counts from then on, and back', async ({ page, account, shell }) => {
  await account.note('Plan', 'Words.');
  await page.goto('/plan');
  await shell.openSettings();
  const stored = page.waitForResponse((response) => response.url().endsWith('/users/language'));
  await page.getByRole('dialog').getByLabel('Language').selectOption(LANGUAGE_NAMES.fr);
  const response = await stored;
  // Its body is gone with the page, which loads again.
  expect([response.status(), response.request().postDataJSON()]).toEqual([200, { language: 'fr' }]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Modifier', exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('my-note.language'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('a choice whose cookie has ended counts for the names of pages, too', async ({ page, shell }) => {
  await page.addInitScript(() => localStorage.setItem('my-note.language', 'de'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Suchen', exact: true })).toBeVisible();
  const chosen = async () => (await page.context().cookies()).find(({ name }) => name === 'my-note.language');
  await expect.poll(chosen).toMatchObject({ value: 'de' });
  await page.reload();
  await shell.openSidebar();
  await expect(shell.pageLink('Papierkorb')).toBeVisible();
});

test('a choice keeps the text that is being written', async ({ page, account, notePage, shell }) => {
  const note = await account.note('Plan', 'Words.');
  await page.goto('/plan');
  await notePage.edit.click();
  await notePage.text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' More words.');
  await shell.openSettings();
  await page.getByRole('dialog').getByLabel('Language').selectOption(LANGUAGE_NAMES.ja);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('main').getByText('Words. More words.')).toBeVisible();
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toContain('More words.');
});

test.describe('Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('is written from right to left, without overlap or a sideways scroll', async ({
    page,
    account,
    shell,
  }) => {
    await account.note('Plan', 'English words.\n\nكلمات عربية.\n\n```\nconst a = 1;\n```');
    await page.goto('/plan');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const text = page.getByRole('main').getByText('English words.');
    await expect(text).toBeVisible();
    const sides = await page.evaluate(() => {
      const side = (selector: string) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).direction;
      };
      const { scrollWidth, clientWidth } = document.documentElement;
      return { body: side('body'), code: side('main pre'), scrolls: scrollWidth > clientWidth };
    });
    expect(sides).toEqual({ body: 'rtl', code: 'ltr', scrolls: false });
    const main = await shell.main.boundingBox();
    const bar = await page.getByRole('tree').first().boundingBox();
    if (bar && main && bar.width > 0 && (page.viewportSize()?.width ?? 0) > 1000)
      expect(bar.x).toBeGreaterThan(main.x + main.width / 2);
    await expectNoViolations(page, 'a note in Arabic');
  });
});

test('English loads no catalogue', async ({ page, account, networkIdle }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await account.note('Plan', 'Words.');
  await page.goto('/plan');
  await expect(page.getByRole('main').getByText('Words.')).toBeVisible();
  await networkIdle();
  expect(catalogues(urls)).toEqual([]);
});

test.describe('without its catalogue', () => {
  test.use({ locale: 'de-DE' });

  test('the page is in English', async ({ page, account, consoleGuard }) => {
    consoleGuard.allow(/language-de|ChunkLoadError|ERR_FAILED/);
    await account.note('Plan', 'Words.');
    await page.route(/language-de/, (route) => route.abort());
    await page.goto('/plan');
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
