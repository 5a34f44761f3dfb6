import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const NOTE = `---
title: Plan
due: 2026-12-01
done: false
tags: [one, two]
---

*  star costs $5 and $6

Set $\\{a_1\\}$ and $\\mathbb{R}$.

$$
\\frac{a}{b}
- c
$$

Wrong $\\nothing{x}$ here.

<details>
<summary>More</summary>

Hidden **words** with $y$.

</details>

| Name | Count |
| --- | --- |
| b | 10 |
| a | 9 |
`;

test('a note with formulas, properties, a collapsible part, and a table is read', async ({
  page,
  account,
}) => {
  const note = await account.note('Rich', NOTE);
  await page.goto(`/${note.slug}`);
  const main = page.getByRole('main');
  await expect(main.locator('math')).toHaveCount(3);
  await expect(main.locator('math').nth(1)).toHaveText('ℝ');
  await expect(main.getByText('costs $5 and $6')).toBeVisible();
  await expect(main.locator('code[data-problem]')).toHaveText('\\nothing{x}');
  await expect(main.locator('code[data-problem]')).toHaveAttribute(
    'data-problem',
    /Undefined control sequence/,
  );

  const properties = main.getByRole('region', { name: 'Properties' });
  await expect(properties.getByRole('term')).toHaveText(['title', 'due', 'done', 'tags']);
  await expect(properties.getByRole('checkbox', { name: 'done' })).not.toBeChecked();
  const size = (part: Locator) => part.evaluate((one) => getComputedStyle(one).fontSize);
  expect(await size(properties.getByRole('definition').first())).toBe(
    await size(properties.getByRole('term').first()),
  );

  await expect(main.getByText('Hidden words')).toBeHidden();
  await main.getByText('More', { exact: true }).click();
  await expect(main.getByText('Hidden words')).toBeVisible();
  await expect(main.locator('math')).toHaveCount(4);

  const cells = main.getByRole('table').getByRole('cell');
  await main.getByRole('button', { name: 'Sort by Count' }).click();
  await expect(main.getByRole('columnheader', { name: 'Count' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(cells).toHaveText(['a', '9', 'b', '10']);
  expect((await account.noteBySlug(note.slug)).content).toBe(NOTE);
});

test('formulas are drawn in a share and on paper', async ({ page, account }) => {
  const far = `${'Words of a paragraph.\n\n'.repeat(80)}$$\nz\n$$\n`;
  const text = `Set $x$.\n\n\`\`\`math\ny\n\n+ 1\n\`\`\`\n\n${far}`;
  const note = await account.note('Formulas', text);
  const share = await account.share(note._id);
  for (const address of [share.href, `/${note.slug}`]) {
    await page.goto(address);
    const formulas = page.getByRole('main').locator('math');
    await expect(formulas).toHaveText(['x', 'y+1']);
    await expect(formulas.first()).toBeVisible();
    // Printing draws what was never near the screen.
    await page.pdf();
    await expect(formulas).toHaveText(['x', 'y+1', 'z']);
    await page.emulateMedia({ media: 'print' });
    for (const formula of await formulas.all()) await expect(formula).toBeVisible();
    await expect(formulas.last()).toHaveCSS('color', 'rgb(11, 11, 12)');
    await page.emulateMedia({ media: null });
  }
});

test('the first formula of a note is drawn where it is typed', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('New', 'Words.');
  await editor.open(note.slug);
  await editor.typeAtEnd(' Set $\\sqrt{x}$');
  await expect(editor.text.locator('math')).toHaveText(['x']);
  await page.keyboard.type(' and $y$.');
  await expect(editor.text.locator('math')).toHaveText(['x', 'y']);
  await expect(notePage.saved).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe('Words. Set $\\sqrt{x}$ and $y$.');
});

test('formulas and properties are changed in the editor, and all else stays byte for byte', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Rich', NOTE);
  await editor.open(note.slug);
  await expect(editor.text.locator('math')).toHaveCount(4);
  await editor.text.locator('math').nth(1).click();
  const form = page.getByRole('form', { name: 'Formula' });
  await form.getByRole('textbox').fill('$\\sqrt{x}$');
  await expect(form.locator('math')).toHaveText('x');
  await form.getByRole('button', { name: 'Apply' }).click();
  const changed = NOTE.replace('$\\mathbb{R}$', '$\\sqrt{x}$');
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe(changed);

  const done = page.getByRole('checkbox', { name: 'Value of done' });
  await done.check();
  await page.getByRole('textbox', { name: 'Value of tags' }).fill('one, three');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove due' }).click();
  const last = changed
    .replace('done: false', 'done: true')
    .replace('[one, two]', '[one, three]')
    .replace('due: 2026-12-01\n', '');
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe(last);
  await expect(notePage.saved).toBeVisible();
});
