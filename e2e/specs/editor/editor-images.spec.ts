import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { PNG } from '../../pages/editor.ts';

test.use({ toolbar: true });

/** Holds uploads until the returned function is called. */
async function holdImages(page: Page): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/u-notes/attachments', async (route) => {
    await held;
    await route.continue();
  });
  return () => answer();
}

for (const kind of ['paste', 'drop'] as const) {
  test(`inserts an image by ${kind}, keeps the caret in the text, and edits its alt text on click`, async ({
    page,
    account,
    editor,
    notePage,
  }) => {
    const note = await account.note('Pictures', 'Here: ');
    await editor.open(note.slug);
    await editor.typeAtEnd(' ');
    const answer = await holdImages(page);
    if (kind === 'paste') await editor.paste({}, [PNG]);
    else await editor.drop([PNG]);
    await expect(editor.text.getByText(/^Adding pixel\.png…/)).toBeVisible();
    answer();
    await expect(editor.text.getByText(/^Adding pixel\.png…/)).toBeHidden();
    await expect(editor.text).toBeFocused();
    await page.keyboard.type('and on');
    await editor.text.locator('[data-image]').click();
    const alt = page.getByRole('textbox', { name: 'Alt text' });
    await alt.fill('A loaf');
    await page.getByRole('textbox', { name: 'Caption' }).fill('Day one');
    await editor.tool('Apply').click();
    const image = editor.text.getByRole('img', { name: 'A loaf' });
    await expect(image).toHaveAttribute('src', /^blob:/);
    await expect(editor.text.getByText('Day one')).toBeVisible();
    // Another spot: at the same one within half a second it would count as a double click.
    await image.click({ position: { x: 2, y: 2 } });
    await expect(alt).toHaveValue('A loaf');
    await alt.fill('A dark loaf');
    await editor.tool('Apply').click();
    await expect(notePage.saved).toBeVisible();
    await notePage.done.click();
    expect((await account.noteBySlug(note.slug)).content).toMatch(
      /!\[A dark loaf\]\(\/attachments\/[0-9a-f-]{36} "Day one"\)and on/,
    );
  });
}

test('refused image leaves the text unchanged, shows the reason, and can be sent again', async ({
  context,
  account,
  editor,
  notePage,
  consoleGuard,
}) => {
  const note = await account.note('Refused', 'Text stays.');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  consoleGuard.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await editor.paste({}, [{ ...PNG, bytes: Buffer.alloc(0) }]);
  await expect(editor.text.getByRole('alert')).toHaveText(/Couldn’t add .*This file is empty/);
  await editor.text.getByRole('button', { name: /^Give up adding/ }).click();
  await expect(editor.text).toHaveText('Text stays.');
  await context.setOffline(true);
  await editor.paste({}, [PNG]);
  await expect(editor.text.getByRole('alert')).toContainText('My Note cannot reach its service.');
  await context.setOffline(false);
  await editor.text.getByRole('button', { name: /^Try again/ }).click();
  await expect(editor.text.locator('[data-image]')).toHaveCount(1);
  await notePage.done.click();
  await expect(notePage.text).toBeHidden();
  expect((await account.noteBySlug(note.slug)).content).toMatch(/^Text stays\.!\[\]\(\/attachments\/\S+\)/);
});

test('uploads an image pasted into the Markdown source', async ({ page, account, editor }) => {
  const note = await account.note('Source', 'Here: ');
  await editor.open(note.slug);
  await editor.toSource();
  await page.keyboard.press('Control+End');
  await editor.paste({}, [PNG]);
  await expect(page.locator('.cm-line').first()).toHaveText(/^Here: !\[\]\(\/attachments\/[0-9a-f-]{36}\)$/);
  await page.keyboard.type('A loaf');
  await expect(page.locator('.cm-line').first()).toHaveText(/^Here: !\[\]\(.*\)A loaf$/);
});

test('typing continues while an image uploads', async ({ page, account, editor, notePage }) => {
  const note = await account.note('Writing on', 'Here: ');
  await editor.open(note.slug);
  await editor.typeAtEnd(' ');
  const answer = await holdImages(page);
  await editor.paste({}, [PNG]);
  await page.keyboard.type('half a sen');
  answer();
  await expect(editor.text.locator('[data-image]')).toHaveCount(1);
  await page.keyboard.type('tence');
  await notePage.done.click();
  await expect(notePage.text).toBeHidden();
  expect((await account.noteBySlug(note.slug)).content).toMatch(/^Here: +!\[\]\(.*\)half a sentence *$/m);
});

test('Done and the mode switch wait for an upload, and a late upload is reported', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Waiting', 'Here: ');
  const stored = async () => (await account.noteBySlug(note.slug)).content.match(/!\[\]/g)?.length;
  await editor.open(note.slug);
  await editor.typeAtEnd(' ');
  let answer = await holdImages(page);
  await editor.paste({}, [PNG]);
  await editor.tool('Markdown source').click();
  await expect(editor.text.getByText(/^Adding pixel\.png…/)).toBeVisible();
  answer();
  await expect(page.locator('.cm-line').first()).toHaveText(/!\[\]\(\/attachments/);

  await page.keyboard.press('Control+End');
  answer = await holdImages(page);
  await editor.paste({}, [PNG]);
  await notePage.done.click();
  await expect(editor.text.getByText(/^Adding pixel\.png…/)).toBeVisible();
  answer();
  await expect(notePage.text).toBeHidden();
  expect(await stored()).toBe(2);

  await notePage.edit.first().click();
  answer = await holdImages(page);
  await editor.paste({}, [PNG]);
  await expect(editor.text.getByText(/^Adding pixel\.png…/)).toBeVisible();
  await page.getByRole('link', { name: 'My Note' }).first().click();
  await expect(notePage.text).toBeHidden();
  answer();
  await expect(page.getByText('You left the note before the file was uploaded.')).toBeVisible();
});

test('arrow keys move past an image without alt text', async ({ page, account, editor, notePage }) => {
  const note = await account.note('Past', 'ab![](https://example.org/dot.png)cd');
  await page.route('https://example.org/**', (route) =>
    route.fulfill({ body: PNG.bytes, contentType: PNG.type }),
  );
  await editor.open(note.slug);
  await editor.text.focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  await notePage.done.click();
  await expect(notePage.text).toBeHidden();
  expect((await account.noteBySlug(note.slug)).content.trimEnd()).toBe(
    'ab![](https://example.org/dot.png)cd!',
  );
});
