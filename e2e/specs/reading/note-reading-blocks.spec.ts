import { expect, test } from '../../fixtures/test.ts';

const NOTE = `---
title: Plan
tags: [one, two]
---
# Text

Words[^1] and more[^big].

> First paragraph.
>
> Second paragraph.

> [!warning] Careful
> Body of it.

- אחת שתיים
- שלוש

> ציטוט בעברית

| a | b |
| - | - |
|   |   |
| c | d |

[^1]: A short one.
[^big]: A longer one,

    in two paragraphs.
`;

test('renders footnotes, properties, callouts and quotes', async ({ page, account }) => {
  const note = await account.note('Blocks', NOTE);
  await page.goto(`/${note.slug}`);
  const main = page.getByRole('main');

  await expect(main.getByRole('heading', { name: 'Text' })).toBeVisible();
  await expect(main.getByText('title: Plan')).toHaveCount(0);
  const properties = main.getByRole('region', { name: 'Properties' });
  await expect(properties.getByRole('term')).toContainText(['title', 'tags']);
  await expect(properties.getByRole('listitem')).toHaveText(['one', 'two']);

  const footnotes = main.getByRole('region', { name: 'Footnotes' });
  await expect(footnotes.getByRole('listitem')).toHaveCount(2);
  await main.getByRole('link', { name: 'Footnote 2' }).click();
  await expect(page).toHaveURL(`/${note.slug}#fn:2`);
  await expect(footnotes.getByRole('listitem').nth(1)).toBeFocused();
  await footnotes.getByRole('link', { name: 'Back to reference 2' }).click();
  await expect(main.getByRole('link', { name: 'Footnote 2' })).toBeFocused();
  expect(await account.noteBySlug(note.slug)).toMatchObject({ content: NOTE });

  const boxOf = async (text: string) => {
    const box = await main.getByText(text, { exact: true }).boundingBox();
    if (!box) throw new Error(`${text} has no box`);
    return box;
  };
  const [first, second] = [await boxOf('First paragraph.'), await boxOf('Second paragraph.')];
  expect(second.y - first.y - first.height).toBeGreaterThan(8);
  expect((await boxOf('Body of it.')).y).toBeGreaterThan((await boxOf('Careful')).y + 20);

  // A list that is written from the right has its bullets there, and a quote its bar.
  const list = main.getByRole('list').filter({ hasText: 'שלוש' });
  expect(await list.evaluate((element) => getComputedStyle(element).paddingRight)).not.toBe('0px');
  const quote = main.getByRole('blockquote').filter({ hasText: 'ציטוט' });
  expect(await quote.evaluate((element) => getComputedStyle(element).borderRightWidth)).toBe('3px');

  const rows = main.getByRole('table').last().getByRole('row');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights[1]).toBe(heights[2]);
  expect(heights[1]).toBeGreaterThan(30);
});

test('shows a note too complex to render as plain text, with all its actions', async ({
  page,
  account,
  notePage,
}) => {
  const text = `${'> '.repeat(5_000)}the end`;
  const note = await account.note('Deep', text);
  await page.goto(`/${note.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByText('This note is shown as plain text')).toBeVisible();
  await expect(main.getByText('the end')).toBeVisible();
  await main.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await notePage.edit.click();
  await expect(page.getByRole('textbox', { name: 'Note text' })).toContainText('the end');
  await page.getByRole('textbox', { name: 'Note text' }).press('Control+End');
  await page.keyboard.type(' more');
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe(`${text} more`);
  await notePage.done.click();
  await expect(main.getByText('the end more')).toBeVisible();
  const share = await account.share(note._id);
  await page.goto(share.href);
  await expect(main.getByText('This note is shown as plain text')).toBeVisible();
});
