import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = `# כותרת ראשית

פסקה בעברית עם English בתוכה.

An English paragraph with עברית inside.

- פריט ראשון
- פריט שני

1. واحد
2. اثنان

- [ ] משימה

> ציטוט בעברית

> [!note] הערה
> גוף ההערה

> [!tip]
> عصيدة بلا عنوان

~~~ts
const שם = 'x';
~~~

| שם | גיל |
| --- | --- |
| דנה | 7 |

- English item`;

/** The side at which the first line of each block starts, and the sides of bars, boxes and columns. */
async function sidesOf(text: Locator) {
  await expect(text.locator('blockquote').last()).toBeVisible();
  return text.evaluate((root) => {
    const find = (selector: string, words: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent?.includes(words));
    const side = (element: HTMLElement | undefined) => {
      const walker = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let node = walker?.nextNode();
      while (node && node.textContent?.trim() === '') node = walker?.nextNode();
      if (!element || !node) return 'missing';
      const range = document.createRange();
      range.selectNodeContents(node.parentElement ?? element);
      const [line] = range.getClientRects();
      const block = root.getBoundingClientRect();
      if (!line) return 'missing';
      return line.left - block.left < block.right - line.right ? 'left' : 'right';
    };
    const direction = (element: HTMLElement | undefined) => element && getComputedStyle(element).direction;
    const bar = (element: HTMLElement | undefined) => {
      const style = element && getComputedStyle(element);
      return style && Number.parseFloat(style.borderRightWidth) > Number.parseFloat(style.borderLeftWidth)
        ? 'right'
        : 'left';
    };
    const ticks = (words: string) => {
      const item = find('li', words);
      const box = item?.querySelector('input')?.getBoundingClientRect();
      const text = item && document.createRange();
      if (!item || !text) return 'missing';
      text.selectNodeContents(item);
      // The editor draws the box beside the item.
      if (!box) return getComputedStyle(item).direction === 'rtl' ? 'right' : 'left';
      const start = item.getBoundingClientRect();
      return box.left - start.left > start.right - box.right ? 'right' : 'left';
    };
    const left = (words: string) => find('th, td', words)?.getBoundingClientRect().left ?? 0;
    return {
      heading: side(find('h1', 'כותרת')),
      hebrew: side(find('p', 'פסקה')),
      english: side(find('p', 'An English')),
      bullet: [side(find('li', 'ראשון')), direction(find('ul', 'ראשון'))],
      number: [side(find('li', 'واحد')), direction(find('ol', 'واحد'))],
      task: [side(find('li', 'משימה')), direction(find('ul', 'משימה'))],
      quote: [side(find('blockquote', 'ציטוט')), bar(find('blockquote', 'ציטוט'))],
      callout: bar(find('blockquote', 'הערה')),
      untitledCallout: bar(find('blockquote', 'عصيدة')),
      box: ticks('משימה'),
      code: [direction(find('pre', 'const')), side(find('pre', 'const'))],
      columns: left('שם') > left('גיל') ? 'right to left' : 'left to right',
      englishItem: direction(find('li', 'English item')),
    };
  });
}

const MIRRORED = {
  heading: 'right',
  hebrew: 'right',
  english: 'left',
  bullet: ['right', 'rtl'],
  number: ['right', 'rtl'],
  task: ['right', 'rtl'],
  quote: ['right', 'right'],
  callout: 'right',
  untitledCallout: 'right',
  box: 'right',
  code: ['ltr', 'left'],
  columns: 'right to left',
  englishItem: 'ltr',
};

const directionOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).direction);

test('titles are written in their own direction in the tree, the search, and on home', async ({
  page,
  account,
  shell,
}) => {
  const category = await account.category('وصفات');
  await account.note('לחם שיפון v2', 'פסקה בעברית', category);
  await page.goto('/');
  const entry = page.getByRole('treeitem', { name: 'وصفات' }).getByText('وصفات', { exact: true });
  expect(await directionOf(entry)).toBe('rtl');
  const recent = shell.main.getByText('לחם שיפון v2', { exact: true }).first();
  expect(await directionOf(recent)).toBe('rtl');
  expect(await directionOf(shell.main.getByText('פסקה בעברית').first())).toBe('rtl');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('פסקה');
  const hit = page.getByRole('option').filter({ hasText: 'לחם שיפון' });
  await expect(hit).toBeVisible();
  expect(await directionOf(hit.locator('[data-part=title]'))).toBe('rtl');
  expect(await directionOf(hit.locator('[data-part=snippet]'))).toBe('rtl');
});

test('Hebrew and Arabic are mirrored block by block in reading, editing and a share', async ({
  page,
  account,
  editor,
  notePage,
  shell,
}) => {
  const category = await account.category('מתכונים');
  const note = await account.note('לחם שיפון', TEXT, category);
  const share = await account.share(note._id);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByRole('heading', { name: 'כותרת ראשית' })).toBeVisible();
  const reading = shell.main
    .locator('h1', { hasText: 'כותרת' })
    .locator('xpath=ancestor::div[blockquote][1]');
  expect(await sidesOf(reading)).toEqual(MIRRORED);
  for (const words of ['לחם שיפון', 'מתכונים'])
    for (const part of await page.getByText(words, { exact: true }).all())
      expect(await part.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');

  await notePage.edit.first().click();
  await expect(editor.text).toBeVisible();
  expect(await sidesOf(editor.text)).toEqual(MIRRORED);
  const title = page.getByRole('textbox', { name: 'Title' });
  expect(await title.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');

  await page.goto(share.href);
  await expect(page.getByRole('heading', { name: 'כותרת ראשית' })).toBeVisible();
  expect(await directionOf(page.getByRole('heading', { name: 'לחם שיפון' }))).toBe('rtl');
  const shared = page.locator('h1', { hasText: 'כותרת' }).locator('xpath=ancestor::div[blockquote][1]');
  expect(await sidesOf(shared)).toEqual(MIRRORED);
});
