import { expect, test } from '../../fixtures/test.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 640, height: 360 },
])
  test.describe(`on a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a bar at the bottom leads around, and gives way while a note is written', async ({
      page,
      account,
      shell,
      notePage,
    }) => {
      await account.note('Plan', Array.from({ length: 60 }, (_, at) => `Line ${at}.`).join('\n\n'));
      await page.goto('/plan');
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      for (const button of await bar.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      // The end of the page is above the bar.
      const last = page.getByText('Line 59.');
      await expect(last).toBeAttached();
      const roomBelow = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const [end, top] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
        return (top?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
      };
      await expect.poll(roomBelow).toBeGreaterThan(0);

      await bar.getByRole('button', { name: 'Menu' }).tap();
      await expect(shell.dialog('Menu')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect(shell.dialog('Menu')).toBeHidden();
      await bar.getByRole('button', { name: 'Search' }).tap();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await bar.getByRole('link', { name: 'Home' }).tap();
      await expect(page).toHaveURL('/');
      await bar.getByRole('button', { name: 'New' }).tap();
      await expect(notePage.titleInput).toBeVisible();
      await expect(bar).toBeHidden();
    });

    test('text that is typed before going back at once is there afterwards', async ({
      page,
      account,
      editor,
    }) => {
      const note = await account.note('Plan', 'Start');
      await page.goto('/');
      await editor.open(note.slug);
      await editor.typeAtEnd(' and more');
      await page.goBack();
      await page.goto(`/${note.slug}`);
      await expect(page.getByText('Start and more')).toBeVisible();
    });
  });
