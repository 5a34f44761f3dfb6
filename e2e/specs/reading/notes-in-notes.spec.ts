import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NotePage } from '../../pages/note-page.ts';

const LONG = Array.from({ length: 40 }, (_, n) => `Line ${n + 1}`).join('\n\n');
const RECIPE = `# Starter\n\nFeed it.\n\n${LONG}\n\n# Über Nacht\n\nLet it rest.\n\n# Oven\n\nBake it.`;

const frame = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('article').getByRole('heading', { name, exact: true });

test('links to headings and embedded notes are written by their lists, followed, and kept up to date', async ({
  page,
  context,
  account,
  editor,
  notePage,
}) => {
  const recipe = await account.note('Rye bread', RECIPE);
  const loaf = await account.note('Loaf', '# Mine\n\nSee');
  await editor.open(loaf.slug);
  await editor.typeAtEnd(' [[rye bread#');
  await expect(page.getByRole('listbox', { name: 'Headings of Rye bread' })).toBeVisible();
  await expect(editor.options).toHaveText([/^Starter/, /^Über Nacht/, /^Oven/]);
  await page.keyboard.type('nacht');
  await expect(editor.options).toHaveText([/^Über Nacht/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and [[#mi');
  await expect(editor.options).toHaveText([/^Mine/]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('![[rye');
  await expect(editor.options).toHaveText(['Rye bread', /^Create note/]);
  await page.keyboard.press('Enter');
  await expect(editor.text.getByText('Let it rest.')).toBeVisible();
  await page.keyboard.type('![[rye bread#ov');
  await expect(editor.options).toHaveText([/^Oven/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('The end.');
  await expect(notePage.saved).toBeVisible();
  const id = `note:${recipe._id}`;
  await expect
    .poll(async () => (await account.noteBySlug(loaf.slug)).content)
    .toBe(
      `# Mine\n\nSee [Rye bread > Über Nacht](${id}#über-nacht) and [Mine](#mine)\n\n![Rye bread](${id})\n\n![Rye bread > Oven](${id}#oven)\n\nThe end.`,
    );

  await page.goto(`/${loaf.slug}`);
  const whole = frame(page, 'Embedded note: Rye bread');
  const part = frame(page, 'Part of the note Rye bread: oven');
  await expect(whole.getByText('Let it rest.')).toBeVisible();
  await expect(part).toContainText('Bake it.');
  await expect(part).not.toContainText('Feed it.');
  await expectNoViolations(page, 'a note with embedded notes');

  const other = await context.newPage();
  const writing = new NotePage(other);
  await other.goto(`/${recipe.slug}`);
  await writing.edit.click();
  await writing.type(' Cool it.');
  await expect(writing.saved).toBeVisible();
  await expect(part).toContainText('Bake it. Cool it.');
  await other.close();

  await page.getByRole('link', { name: 'Rye bread > Über Nacht' }).click();
  await expect(page).toHaveURL(/\/rye-bread#/);
  await expect(heading(page, 'Über Nacht')).toBeInViewport();
  await expect(heading(page, 'Über Nacht')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Linked from' }).getByRole('link')).toHaveText(['Loaf']);
});

test('an address with a heading leads to it, also from the first text, and one that is gone to the top', async ({
  page,
  account,
}) => {
  const recipe = await account.note('Rye bread', RECIPE);
  const links = `[rest](note:${recipe._id}#über-nacht) [gone](note:${recipe._id}#gone)\n\n${LONG}\n\n[top](#mine)`;
  const loaf = await account.note('Loaf', `# Mine\n\n${links}`);
  await page.goto(`/${recipe.slug}#${encodeURIComponent('über-nacht')}`);
  await expect(heading(page, 'Über Nacht')).toBeInViewport();
  await expect(heading(page, 'Über Nacht')).toBeFocused();

  await account.rename(recipe, 'Oat bread');
  await page.goto(`/${loaf.slug}`);
  await page.getByRole('link', { name: 'top' }).click();
  await expect(heading(page, 'Mine')).toBeFocused();
  await page.getByRole('link', { name: 'rest' }).click();
  await expect(page).toHaveURL(/\/oat-bread#/);
  await expect(heading(page, 'Über Nacht')).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'gone' }).click();
  await expect(page.getByText('That part isn’t in this note any more.')).toBeVisible();
  await expect(heading(page, 'Starter')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an embedded note that shows itself, is gone, or is empty is a sentence', async ({ page, account }) => {
  const gone = await account.note('Gone', 'x');
  const empty = await account.note('Empty', ' ');
  const inner = await account.note('Inner', 'Inner words');
  const embed = (note: { _id: string; title: string }) => `![${note.title}](note:${note._id})`;
  const outer = await account.note('Outer', [gone, empty, inner].map(embed).join('\n\n'));
  await account.write(inner, `Inner words\n\n${embed(outer)}`);
  await account.trash(gone._id);
  await page.goto(`/${outer.slug}`);
  await expect(frame(page, 'Embedded note: Gone')).toContainText('in the trash, or was deleted');
  await expect(frame(page, 'Embedded note: Empty')).toContainText('is empty');
  await expect(frame(page, 'Embedded note: Inner')).toContainText('Inner words');
  await expect(frame(page, 'Embedded note: Outer')).toContainText('already shown');
  await frame(page, 'Embedded note: Inner').getByRole('link', { name: 'Inner' }).click();
  await expect(page).toHaveURL(/\/inner$/);
});

test.describe('in a share', () => {
  test.use({ signedIn: false });

  test('an embedded note is shown with its own access, and else a sentence', async ({ page, account }) => {
    const bread = await account.category('Bread');
    const inside = await account.note('Inside', 'Words inside', bread);
    const secret = await account.note('Secret', 'Nobody reads this.');
    const open = await account.note('Open', 'Words for all');
    const content = [inside, secret, open].map(({ _id }) => `![Words](note:${_id})`).join('\n\n');
    const loaf = await account.note('Loaf', content, bread);
    const { href } = await account.share(bread._id);
    const own = await account.share(open._id);
    const told: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/u-notes/shared/'))
        told.push(response.url() + (await response.text().catch(() => '')));
    });
    await page.goto(href.replace(bread._id, loaf._id));
    const shown = frame(page, 'Embedded note: Inside');
    await expect(shown).toContainText('Words inside');
    await expect(frame(page, 'Embedded note: Open')).toContainText('Words for all');
    // The page never learns the link that the note has of its own.
    await expect(frame(page, 'Embedded note: Open').getByRole('link')).toHaveCount(0);
    const token = own.href.split('/')[3] ?? '';
    expect(token).not.toBe('');
    expect(told.filter((text) => text.includes(token))).toEqual([]);
    expect(told.some((text) => text.includes('Words for all'))).toBe(true);
    expect(await page.content()).not.toContain(token);
    await expect(frame(page, 'Embedded note: Words')).toContainText('isn’t shared with you');
    await expect(page.getByText('Secret')).toHaveCount(0);
    await expectNoViolations(page, 'a share with embedded notes');
    await shown.getByRole('link', { name: 'Inside' }).click();
    await expect(page).toHaveURL(href.replace(bread._id, inside._id));
  });
});
