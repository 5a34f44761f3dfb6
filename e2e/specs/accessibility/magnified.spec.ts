import { walk } from '../../fixtures/accessibility/focus-in-sight.ts';
import { fillPages, PAGES } from '../../fixtures/notes/every-page.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The text spacing of WCAG 2.2, 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

test.describe('a window of 1280 by 1024 pixels at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page scrolls to the side, also with wide spacing, and no bar covers what has the focus', async ({
    page,
    account,
    shell,
  }) => {
    test.setTimeout(240_000);
    await fillPages(account);
    for (const path of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(shell.main.getByRole('heading').first()).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Quick access' })).toBeVisible();
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(await width(), `${path} is no wider than the window`).toBeLessThanOrEqual(320);
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const stops = await walk(page, key);
          expect.soft(stops.length, `${key} on ${path}`).toBeGreaterThan(4);
          const wrong = stops.filter(({ hidden, unmarked }) => hidden || unmarked);
          expect.soft(wrong, `${key} on ${path}`).toEqual([]);
          expect.soft(page.url(), `${key} leads nowhere`).toContain(path);
        }
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }, SPACING);
        expect.soft(await width(), `${path} with wide spacing`).toBeLessThanOrEqual(320);
      });
  });
});

test('labels of buttons and titles have room for wide spacing', async ({ page, account, shell }) => {
  await fillPages(account);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(shell.main.getByRole('heading').first()).toBeVisible();
    const cut = await page.evaluate((css) => {
      const parts = [...document.querySelectorAll<HTMLElement>('button, h1, h2, label, nav a')];
      const overflowing = () =>
        parts.filter((part) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
          return clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
        });
      const before = new Set(overflowing());
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return overflowing()
        .filter((part) => !before.has(part))
        .filter((part) => getComputedStyle(part).overflow !== 'visible')
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    }, SPACING);
    expect.soft(cut, path).toEqual([]);
  }
});
