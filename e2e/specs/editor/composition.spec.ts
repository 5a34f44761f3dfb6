import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';
import { Tree } from '../../pages/tree.ts';

/** An input method: letters are composed, and the last ones are committed by Enter or by the method itself. */
class InputMethod {
  private readonly cdp: CDPSession;

  private constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  async compose(...steps: string[]): Promise<void> {
    for (const text of steps)
      await this.cdp.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
  }

  /** Enter belongs to the input method, as browsers report it. */
  async enter(text: string): Promise<void> {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await this.cdp.send('Input.dispatchKeyEvent', {
        type,
        key: type === 'keyUp' ? 'Enter' : 'Process',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      });
    await this.commit(text);
  }

  async commit(text: string): Promise<void> {
    await this.cdp.send('Input.insertText', { text });
  }

  async write(steps: string[], text: string): Promise<void> {
    await this.compose(...steps);
    await this.enter(text);
  }
}

const NIHONGO = ['n', 'に', 'にh', 'にほ', 'にほんご'];
const HANGUL = ['ㅎ', '하', '한', '한ㄱ', '한그', '한글'];

test.use({ toolbar: true });

test('composed title and text are stored once, and no half of a composition is lost by a save', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('題', 'Start');
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  const ime = await InputMethod.of(page);
  await editor.typeAtEnd(' ');
  await ime.write(NIHONGO, '日本語');
  await ime.compose('か', 'かん', 'かんじ');
  // Autosave runs meanwhile; the composition goes on.
  await expect.poll(stored).toContain('日本語');
  await ime.compose('漢字');
  await ime.commit('漢字');
  await page.keyboard.type('. ');
  await ime.write(HANGUL, '한글');
  await expect(editor.text).toHaveText('Start 日本語漢字. 한글');
  await expect.poll(stored).toBe('Start 日本語漢字. 한글');

  const title = page.getByRole('textbox', { name: 'Title' });
  await title.focus();
  await page.keyboard.press('End');
  await ime.write(NIHONGO, '日本語');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('題日本語');
  await editor.text.focus();
  await expect(notePage.saved).toBeVisible();
  await expect.poll(async () => (await account.list()).map((item) => item.title)).toContain('題日本語');
});

test('composed words behind a typed URL are not part of its link', async ({ page, account, editor }) => {
  const note = await account.note('Link', '');
  await editor.open(note.slug);
  await editor.text.focus();
  const ime = await InputMethod.of(page);
  await ime.write(['j', 'jian', '见'], '见');
  await page.keyboard.type('https://example.com/p');
  await ime.write(['r', 'ran', '然后'], '然后');
  await expect(editor.text).toHaveText('见https://example.com/p然后');
  await expect(editor.text.getByRole('link')).toHaveText('https://example.com/p');
  const stored = async () => (await account.noteBySlug(note.slug)).content.trimEnd();
  await expect.poll(stored).toBe('见https://example.com/p然后');
});

test('slash menu and suggestions of notes do not break a composition', async ({ page, account, editor }) => {
  await account.note('日本語の本', 'x');
  const note = await account.note('Menus', '');
  const stored = async () => (await account.noteBySlug(note.slug)).content.trimEnd();
  await editor.open(note.slug);
  await editor.text.focus();
  const ime = await InputMethod.of(page);
  await page.keyboard.type('[[');
  await expect(editor.list).toBeVisible();
  await ime.compose(...NIHONGO);
  await expect(editor.list).toBeVisible();
  await ime.enter('日本語');
  await expect(editor.text).toHaveText('[[日本語');
  await expect(editor.options.first()).toHaveText(/^日本語の本/);
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatch(/^\[日本語の本\]\(note:[\w-]+\)$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await ime.compose(...HANGUL);
  await ime.enter('한글');
  await expect(editor.text).toHaveText('日本語の本/한글');
  await expect(editor.list).toBeHidden();
});

test('composition in the source editor is stored once', async ({ page, account, editor }) => {
  const note = await account.note('Source', 'Start');
  await editor.open(note.slug);
  await editor.toSource();
  await editor.typeAtEnd(' ');
  const ime = await InputMethod.of(page);
  await ime.write(NIHONGO, '日本語');
  await ime.write(HANGUL, '한글');
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe('Start 日本語한글');
});

test('Enter that ends a composition does not submit a search, a new name, or a new category', async ({
  page,
  account,
  shell,
}) => {
  const other = await account.note('日本語', 'x');
  await account.category('Kitchen');
  const note = await account.note('Here', 'x');
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('x', { exact: true })).toBeVisible();
  const ime = await InputMethod.of(page);
  const [search, tree] = [new SearchDialog(page), new Tree(page, 'Notes')];

  await search.open();
  await ime.write(NIHONGO, '日本語');
  await expect(search.input).toHaveValue('日本語');
  await expect(page).toHaveURL(`/${note.slug}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${encodeURIComponent(other.slug)}`);

  await tree.row('Kitchen').getByRole('link').focus();
  await page.keyboard.press('F2');
  await tree.renameField.fill('');
  await ime.write(NIHONGO, '日本語');
  await expect(tree.renameField).toHaveValue('日本語');
  expect((await account.list()).map(({ title }) => title)).toContain('Kitchen');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await account.list()).map(({ title }) => title)).not.toContain('Kitchen');

  await shell.add('New category');
  const dialog = shell.dialog('Add new category');
  await dialog.getByLabel('Title').focus();
  await ime.write(HANGUL, '한글');
  await expect(dialog.getByLabel('Title')).toHaveValue('한글');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await account.list()).map(({ title }) => title)).toContain('한글');
});
