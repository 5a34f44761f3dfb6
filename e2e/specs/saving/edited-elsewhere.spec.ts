import { expect, test } from '../../fixtures/test.ts';
import { NotePage } from '../../pages/note-page.ts';

test('merges edits from two tabs in different places, and shows the result in both', async ({
  page,
  context,
  account,
  notePage,
}) => {
  const note = await account.note('Ship log', 'Morning.\n\nNoon.\n\nEvening.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  const other = await context.newPage();
  const otherNote = new NotePage(other);
  await other.goto(`/${note.slug}`);
  await otherNote.edit.click();
  await notePage.type(' Stars.');
  await otherNote.text.click();
  await other.keyboard.press('Control+Home');
  await other.keyboard.type('Fog. ');

  const all = 'Fog. Morning.\n\nNoon.\n\nEvening. Stars.';
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe(all);
  for (const { text, saved } of [notePage, otherNote]) {
    await expect(text).toContainText('Fog. Morning.');
    await expect(text).toContainText('Evening. Stars.');
    await expect(saved).toBeVisible();
  }
});

test('a tab that shows a note updates when another tab saves it', async ({
  page,
  context,
  account,
  notePage,
}) => {
  const note = await account.note('Ship log', 'Morning.');
  const reader = await context.newPage();
  await reader.goto(`/${note.slug}`);
  await expect(reader.getByText('Morning.')).toBeVisible();
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await notePage.type(' Fog.');
  await expect(notePage.saved).toBeVisible();
  await expect(reader.getByRole('main').getByText('Morning. Fog.')).toBeVisible();
});

test.describe('conflicting edits to the same words', () => {
  test.beforeEach(async ({ page, account, notePage, consoleGuard }) => {
    consoleGuard.allow(/409/);
    const note = await account.note('Ship log', 'A quiet night.');
    await page.goto(`/${note.slug}`);
    await notePage.edit.click();
    await expect(notePage.text).toBeVisible();
    await account.change(note, { content: 'A stormy night.' });
    await notePage.text.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A calm night.');
    await expect(notePage.status('Conflict')).toBeVisible();
  });

  test('shows both texts side by side and highlights the differences', async ({ page }) => {
    const question = page.getByRole('alert').filter({ hasText: 'changed somewhere else' });
    await expect(question.locator('mark')).toHaveText(['calm', 'stormy']);
  });

  test('Decide scrolls back to the conflict from far down in the text', async ({ page, notePage }) => {
    await notePage.text.click();
    for (let line = 0; line < 40; line += 1) await notePage.enter();
    const choice = page.getByRole('button', { name: 'Keep mine' });
    await expect(choice).not.toBeInViewport();
    await page.getByRole('button', { name: 'Resolve conflict' }).click();
    await expect(choice).toBeInViewport();
  });

  for (const [choice, texts] of [
    ['Keep mine', ['A calm night.']],
    ['Keep theirs', ['A stormy night.']],
    ['Keep both', ['A calm night.', 'A stormy night.']],
  ] as const) {
    test(`${choice} leaves ${texts.join(' and ')}`, async ({ page, account, notePage }) => {
      await page.getByRole('button', { name: choice }).click();
      await expect(notePage.saved).toBeVisible();
      await expect.poll(async () => (await account.texts()).toSorted()).toEqual([...texts]);
    });
  }

  test('Keep both includes text typed while the copy is being created', async ({
    page,
    account,
    notePage,
  }) => {
    await page.route('**/api/u-notes/notes/draft', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Keep both' }).click();
    await notePage.type(' And whales.');
    await expect(notePage.saved).toBeVisible();
    await expect(notePage.text).toHaveText('A stormy night.');
    expect((await account.texts()).toSorted()).toEqual(['A calm night. And whales.', 'A stormy night.']);
  });

  test('other notes can still be edited', async ({ page, account, notePage }) => {
    const next = await account.note('Another', 'Quiet here.');
    await page.goto(`/${next.slug}`);
    await notePage.edit.click();
    await notePage.type(' Still.');
    await expect(notePage.saved).toBeVisible();
    expect((await account.noteBySlug(next.slug)).content).toBe('Quiet here. Still.');
  });
});
