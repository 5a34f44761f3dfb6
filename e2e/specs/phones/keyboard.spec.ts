import type { Locator } from '@playwright/test';
import { caretBox, openKeyboard, PHONES } from '../../fixtures/input/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = Array.from({ length: 40 }, (_, at) => `Line ${at + 1} has a [link](https://example.com/a/b).`);

const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
};

for (const { width, height, above } of PHONES)
  test.describe(`on a phone of ${width} by ${height} with a keyboard`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test.beforeEach(async ({ page, account, editor }) => {
      const note = await account.note('Plan', TEXT.join('\n\n'));
      await editor.open(note.slug);
      await openKeyboard(page, above);
    });

    test('toolbar stands directly above the keyboard, and the caret stays between the bars', async ({
      page,
      editor,
      notePage,
    }) => {
      const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
      const bar = await edges(toolbar);
      expect(bar.bottom).toBeLessThanOrEqual(above);
      expect(bar.bottom).toBeGreaterThan(above - 8);
      const isCramped = above < 260;
      const top = isCramped ? 0 : (await edges(notePage.done)).bottom;
      const inSight = async () => {
        const { top: from, bottom: to } = await caretBox(page);
        return from >= top && to <= bar.top;
      };
      await editor.typeAtEnd('!');
      await expect.poll(inSight, 'at the end').toBe(true);
      for (let line = 0; line < 30; line += 1) await page.keyboard.press('ArrowUp');
      await expect.poll(inSight, 'further up').toBe(true);
      for (let line = 0; line < 6; line += 1) await page.keyboard.press('Enter');
      await expect.poll(inSight, 'below new lines').toBe(true);

      // Nothing lies between the line above the note and the text.
      await page.keyboard.type('Seen');
      await expect(page.getByRole('status').filter({ hasText: /Sav/, visible: true })).toBeVisible();
      await notePage.done.filter({ visible: true }).tap();
      await expect(notePage.edit).toBeVisible();
    });

    test('slash menu and link popover open in the visible part', async ({ page, editor }) => {
      await page.keyboard.press('Control+Home');
      for (let line = 0; line < 12; line += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/');
      await expect(editor.options.first()).toBeVisible();
      const inside = async (part: Locator) => {
        const { top, bottom } = await edges(part);
        return top >= 0 && bottom <= above;
      };
      await expect.poll(() => inside(editor.list), 'menu').toBe(true);
      await expect.poll(() => inside(editor.options.first()), 'first entry').toBe(true);
      const [menu, caret] = [await edges(editor.list), await caretBox(page)];
      expect(menu.top >= caret.bottom - 4 || menu.bottom <= caret.top + 4, 'the line is not covered').toBe(
        true,
      );
      await page.keyboard.press('Escape');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('End');
      for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('ArrowLeft');
      const popover = page.getByRole('toolbar', { name: 'Link at the cursor' });
      await expect.poll(() => inside(popover), 'link').toBe(true);
      const box = await popover.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  });
