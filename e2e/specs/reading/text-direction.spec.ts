import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, noteIn, type RightToLeft } from '../../fixtures/notes/right-to-left.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The side at which the first line of each block starts, and the sides of bars, boxes and columns. */
async function sidesOf(text: Locator, words: RightToLeft) {
  await expect(text.locator('blockquote').last()).toBeVisible();
  return text.evaluate((root, words) => {
    const find = (selector: string, containing: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].findLast((each) =>
        each.textContent?.includes(containing),
      );
    const side = (element: HTMLElement | undefined) => {
      const walker = element && document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let node = walker?.nextNode();
      // The editor shows the kind of a callout at the other end of the line.
      while (node?.textContent?.trim() === '' || node?.parentElement?.matches('[data-callout=mark]'))
        node = walker?.nextNode();
      if (!element || !node) return 'missing';
      const range = document.createRange();
      range.selectNodeContents(node);
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
      if (!item) return 'missing';
      // The editor draws the box beside the item.
      if (!box) return getComputedStyle(item).direction === 'rtl' ? 'right' : 'left';
      const start = item.getBoundingClientRect();
      return box.left - start.left > start.right - box.right ? 'right' : 'left';
    };
    const edges = (words: string) => find('li', words)?.getBoundingClientRect();
    const left = (words: string) => find('th, td', words)?.getBoundingClientRect().left ?? 0;
    const inner = edges(words.nested);
    const outer = find('ul', words.bullet)?.getBoundingClientRect();
    return {
      heading: side(find('h1', words.heading)),
      section: side(find('h2', words.section)),
      paragraph: side(find('p', words.paragraph)),
      english: side(find('p', 'An English')),
      bullet: [side(find('li', words.bullet)), direction(find('ul', words.bullet))],
      indent: inner && outer && outer.right - inner.right > inner.left - outer.left ? 'right' : 'left',
      number: [side(find('li', words.number)), direction(find('ol', words.number))],
      task: [side(find('li', words.task)), direction(find('ul', words.task))],
      boxes: [ticks(words.task), ticks(words.done)],
      quote: [side(find('blockquote p', words.quote)), bar(find('blockquote', words.quote))],
      callout: [side(find('blockquote p', words.body)), bar(find('blockquote', words.callout))],
      untitledCallout: [side(find('blockquote p', words.untitled)), bar(find('blockquote', words.untitled))],
      code: [direction(find('pre', 'const')), side(find('pre', 'const'))],
      columns: left(words.column) > left(words.otherColumn) ? 'right to left' : 'left to right',
      cell: direction(find('td', words.cell)),
      englishItem: direction(find('li', 'English item')),
    };
  }, words);
}

/** Somebody without an account. */
const VISITOR = { cookies: [], origins: [] };

const MIRRORED = {
  heading: 'right',
  section: 'right',
  paragraph: 'right',
  english: 'left',
  bullet: ['right', 'rtl'],
  indent: 'right',
  number: ['right', 'rtl'],
  task: ['right', 'rtl'],
  boxes: ['right', 'right'],
  quote: ['right', 'right'],
  callout: ['right', 'right'],
  untitledCallout: ['right', 'right'],
  code: ['ltr', 'left'],
  columns: 'right to left',
  cell: 'rtl',
  englishItem: 'ltr',
};

const directionOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).direction);

const edgeOf = (element: Locator, side: 'left' | 'right') =>
  element.evaluate((drawn, side) => drawn.getBoundingClientRect()[side], side);

/** Each place where exactly these words are shown. */
async function expectMirrored(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  for (const part of await page.getByText(words, { exact: true }).filter({ visible: true }).all())
    expect(await directionOf(part), await part.evaluate((element) => element.outerHTML)).toBe('rtl');
}

const textWith = (page: Page, { heading }: RightToLeft) =>
  page.locator('h1', { hasText: heading }).locator('xpath=ancestor::div[blockquote][1]');

for (const words of LANGUAGES) {
  test(`${words.language} titles and excerpts have their own direction everywhere`, async ({
    page,
    account,
    shell,
  }) => {
    const category = await account.category(words.category);
    const note = await account.note(words.title, words.paragraph, category);
    await account.note(words.callout, words.quote, category);
    await page.goto('/');
    const row = page.getByRole('treeitem', { name: words.category });
    expect(await directionOf(row.getByText(words.category, { exact: true }).first())).toBe('rtl');
    await expectMirrored(page, words.title);
    await expect(shell.main.getByText(words.paragraph).first()).toBeVisible();
    await expectMirrored(page, words.paragraph);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(words.paragraph.split(' ')[0] ?? '');
    const hit = page.getByRole('option').filter({ hasText: words.title });
    await expect(hit.locator('[data-part=snippet]')).toBeVisible();
    expect(await directionOf(hit.locator('[data-part=title]'))).toBe('rtl');
    expect(await directionOf(hit.locator('[data-part=snippet]'))).toBe('rtl');
    await page.keyboard.press('Escape');

    await page.goto(`/${category.slug}`);
    await expect(shell.main.getByText(words.callout, { exact: true }).first()).toBeVisible();
    for (const title of [words.category, words.title, words.callout]) await expectMirrored(page, title);

    await page.goto(`/${note.slug}`);
    await expect(shell.main.getByText(words.paragraph)).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByText(words.category, { exact: true })).toBeVisible();
    for (const title of [words.category, words.title]) await expectMirrored(page, title);
  });

  test(`${words.language} is mirrored block by block in reading, editing, and for a stranger`, async ({
    page,
    account,
    browser,
    siteUrl,
    editor,
    notePage,
    shell,
  }) => {
    const category = await account.category(words.category);
    const note = await account.note(words.title, noteIn(words), category);
    // An only child would have a link to one side alone.
    await account.note(words.callout, words.quote, category);
    const share = await account.share(note._id);
    await page.goto(`/${note.slug}`);
    await expect(shell.main.getByRole('heading', { name: words.heading })).toBeVisible();
    expect(await sidesOf(textWith(page, words), words)).toEqual(MIRRORED);
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    expect(await directionOf(contents.getByText(words.section))).toBe('rtl');
    // Deeper headings are indented from the side where their line begins.
    const indent = contents.getByRole('listitem').last();
    expect(await indent.evaluate((entry) => getComputedStyle(entry).paddingRight)).not.toBe('0px');
    for (const [rel, side] of [
      ['prev', 'left'],
      ['next', 'right'],
    ] as const) {
      const link = page.locator(`a[rel=${rel}]`);
      expect(await edgeOf(link.locator('[dir=auto]'), side)).toBeCloseTo(await edgeOf(link, side), 0);
    }

    await notePage.edit.first().click();
    await expect(editor.text).toBeVisible();
    expect(await sidesOf(editor.text, words)).toEqual(MIRRORED);
    expect(await directionOf(page.getByRole('textbox', { name: 'Title' }))).toBe('rtl');
    // The kind of a callout stands at the end of the line, not on its words.
    const mark = editor.text.locator('[data-callout=mark]').first();
    expect(await edgeOf(mark, 'right')).toBeLessThan(
      await edgeOf(editor.text.locator('[data-callout=title]').first(), 'left'),
    );

    const context = await browser.newContext({ baseURL: siteUrl, storageState: VISITOR });
    const stranger = await context.newPage();
    await stranger.goto(share.href);
    await expect(stranger.getByRole('heading', { name: words.heading })).toBeVisible();
    await expectMirrored(stranger, words.title);
    expect(await sidesOf(textWith(stranger, words), words)).toEqual(MIRRORED);
    await context.close();
  });
}
