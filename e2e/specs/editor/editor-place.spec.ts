import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = Array.from(
  { length: 60 },
  (_, n) => `## Part ${n}\n\nLine **${n}** of a [longer](https://a.example) note.\n\n- item ${n}\n`,
).join('\n');
const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;

for (const { name, viewport, content } of [
  { name: 'on a wide screen', viewport: { width: 1280, height: 800 }, content: TEXT },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, content: TEXT },
  {
    name: 'in a very long note',
    viewport: { width: 1280, height: 800 },
    content: TEXT.repeat(14),
  },
]) {
  test(`Edit and Done stay reachable and keep the scroll position, ${name}`, async ({
    page,
    account,
    editor,
    notePage,
    shell,
  }) => {
    await page.setViewportSize(viewport);
    const note = await account.note('Long', content);
    await page.goto(`/${note.slug}`);
    const read = shell.main.getByText('Line 40 of a longer note.').first();
    await expect(async () => {
      await read.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 400));
      expect(Math.abs((await topOf(read)) - 400)).toBeLessThan(5);
    }).toPass();
    await expect(notePage.edit).toBeInViewport();
    await notePage.edit.click();
    const written = editor.text.getByText(/^Line .*40.* of a .*longer.* note/).first();
    await expect.poll(async () => Math.abs((await topOf(written)) - 400)).toBeLessThan(40);
    // Writing goes on there as well. To look for a status by its role all the time would keep a page of ten thousand
    // elements too busy to save.
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.type('x');
    await expect.poll(async () => Math.abs((await topOf(written)) - 400)).toBeLessThan(40);
    await saved;
    await expect(notePage.saved).toBeVisible();
    await page.evaluate(() => scrollBy({ top: 600, behavior: 'instant' }));
    const next = editor.text.getByText(/^Line .*44.* of a .*longer.* note/).first();
    await expect.poll(() => topOf(next)).toBeLessThan(700);
    const before = await topOf(next);
    await notePage.done.click();
    const again = shell.main.getByText('Line 44 of a longer note.').first();
    await expect(editor.text).toBeHidden();
    await expect.poll(async () => Math.abs((await topOf(again)) - before)).toBeLessThan(40);
  });
}
