import { blockPlaces } from '../../fixtures/block-places.ts';
import { clickAt, pointOf } from '../../fixtures/input/click-at.ts';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = 'The launch is in March.\n\nA [link](/i/trash) and a task:\n\n- [ ] sign off\n';

test('a click puts the cursor where it was, in the text and in the title', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Launch plan', TEXT);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await clickAt(page, 'March');
  await expect(notePage.text).toBeFocused();
  await page.keyboard.type('late ');
  await expect(notePage.text).toContainText('The launch is in late March.');
  await notePage.done.click();
  await expect(notePage.heading).toHaveText('Launch plan');
  await expect(notePage.text).toBeHidden();
  await clickAt(page, 'plan');
  await expect(notePage.titleInput).toBeFocused();
  await page.keyboard.type('big ');
  await expect(notePage.titleInput).toHaveValue('Launch big plan');
});

test('selecting text, a link, and a task box do not start editing', async ({ account, notePage, page }) => {
  const note = await account.note('Launch plan', TEXT);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  const [from, to] = [await pointOf(page, 'launch'), await pointOf(page, 'March')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toBe('launch is in ');
  await page.getByRole('checkbox', { name: 'sign off' }).click();
  await expect(page.getByRole('checkbox', { name: 'sign off' })).toBeChecked();
  await expect(notePage.edit).toBeVisible();
  await page.getByRole('link', { name: 'link', exact: true }).click();
  await expect(page).toHaveURL(/\/i\/trash$/);
});

test('a letter on the focused text starts editing with that letter', async ({ account, notePage, page }) => {
  const note = await account.note('Launch plan', 'March.\n');
  await page.goto(`/${note.slug}`);
  await page.getByRole('group', { name: 'Text of the note' }).focus();
  await page.keyboard.type('In ');
  await expect(notePage.text).toBeFocused();
  await expect(notePage.text).toContainText('In March.');
});

test('a letter typed on selected words takes their place, and Enter selects them in the editor', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Launch plan', TEXT);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  const doubleClick = async (words: string) => {
    const { x, y } = await pointOf(page, words);
    await page.mouse.dblclick(x, y);
  };
  await doubleClick('March');
  await page.keyboard.type('May');
  await expect(notePage.text).toContainText('The launch is in May.');
  await notePage.done.click();
  await expect(notePage.text).toBeHidden();
  const [from, to] = [await pointOf(page, 'launch'), await pointOf(page, ' is in')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x - 1, to.y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Enter');
  await expect(notePage.text).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('launch');
});

test('a click in the middle of a long note puts the cursor there, and nothing moves', async ({
  account,
  networkIdle,
  notePage,
  page,
}) => {
  const words = 'Rye and wheat are mixed in the evening, and the dough rests until the morning. ';
  const lines = Array.from({ length: 400 }, (_, n) => `Line ${n} of it. ${words.repeat(1 + (n % 3))}`);
  const note = await account.note('Long', lines.join('\n\n'));
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await networkIdle();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const shown = await page.evaluate(() => {
    const found = [...document.querySelectorAll('main p')].find(
      (one) => one.getBoundingClientRect().top > innerHeight / 2,
    );
    return (found?.textContent ?? '').split('.')[0] ?? '';
  });
  const before = await pointOf(page, shown);
  await clickAt(page, shown);
  await expect(notePage.text).toBeFocused();
  await page.keyboard.type('So ');
  await expect(notePage.text).toContainText(`So ${shown}`);
  const after = await pointOf(page, shown);
  expect(Math.abs(after.y - before.y)).toBeLessThan(1);
});

test('Escape ends editing and keeps the scroll position', async ({ account, notePage, page }) => {
  const note = await account.note(
    'Long',
    Array.from({ length: 80 }, (_, n) => `Line ${n} of it.\n`).join('\n'),
  );
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await page.evaluate(() => scrollTo(0, 900));
  await clickAt(page, 'Line 25 of');
  await expect(notePage.text).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.keyboard.press('Escape');
  await expect(notePage.edit).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(900);
});

test('with the setting, only the Edit button starts editing', async ({ account, notePage, page }) => {
  const note = await account.note('Launch plan', TEXT);
  await page.addInitScript(() => localStorage.setItem('my-note.edit-button', 'on'));
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await clickAt(page, 'March');
  await expect(notePage.edit).toBeVisible();
  await notePage.edit.click();
  await expect(notePage.text).toBeFocused();
});

test('a locked note is not edited until it is unlocked', async ({ account, notePage, page }) => {
  const note = await account.note('Launch plan', TEXT);
  await page.goto(`/${note.slug}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Lock note' }).click();
  const unlock = page.getByRole('button', { name: /Unlock$/ });
  await expect(unlock).toBeVisible();
  await expect(notePage.edit).toBeHidden();
  await clickAt(page, 'March');
  await page.keyboard.press('e');
  await expect(page.getByRole('checkbox', { name: 'sign off' })).toBeDisabled();
  await expect(notePage.done).toBeHidden();
  await unlock.click();
  await notePage.edit.click();
  await expect(notePage.text).toBeFocused();
});

test.describe('with the toolbar that always stands', () => {
  test.use({ toolbar: true });

  test('nothing moves when editing starts', async ({ account, networkIdle, notePage, page }) => {
    const note = await account.note('Launch plan', TEXT);
    await page.goto(`/${note.slug}`);
    await notePage.heading.waitFor();
    await networkIdle();
    const before = await blockPlaces(page);
    await clickAt(page, 'March');
    await expect(notePage.text).toBeFocused();
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    expect(await blockPlaces(page)).toEqual(before);
  });
});

test('where the margin has no room, a button opens the table of contents', async ({
  account,
  notePage,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  const text = Array.from({ length: 30 }, (_, n) => `## Part ${n}\n\nWords.\n`).join('\n');
  const note = await account.note('Long', text);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await page.getByRole('button', { name: 'Table of contents' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Part 20' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Part 20', exact: true })).toBeInViewport();
});

test('a long note whose editor was prepared keeps what changed before and what is typed', async ({
  account,
  notePage,
  page,
}) => {
  const rest = 'Rye and wheat are **mixed** in the evening.\n\n'.repeat(900).trim();
  const note = await account.note('Bread', `First line.\n\n${rest}`);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  const saved = async () => (await account.noteBySlug(note.slug)).content;
  const write = async (words: string) => {
    await expect(page.getByText('First line.')).toBeVisible();
    // Twice idle: the editor is there, and the text was read.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    await notePage.edit.click();
    await expect(notePage.text).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type(words);
    await notePage.done.click();
    await expect(notePage.text).toBeHidden();
  };
  await write('One. ');
  await expect.poll(saved).toBe(`One. First line.\n\n${rest}`);
  await write('Two. ');
  await expect.poll(saved).toBe(`Two. One. First line.\n\n${rest}`);
});
