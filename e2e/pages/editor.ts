import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import { NotePage } from './note-page.ts';

/** The editor of a note, in visual or source mode. */
export class EditorPage {
  readonly text: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly find: Locator;
  readonly selectionToolbar: Locator;
  private readonly page: Page;
  private readonly notePage: NotePage;

  constructor(page: Page) {
    this.page = page;
    this.notePage = new NotePage(page);
    this.text = this.notePage.text;
    this.list = page.getByRole('listbox');
    this.options = this.list.getByRole('option');
    this.selectionToolbar = page.getByRole('toolbar', { name: 'Selected text' });
    this.find = page.getByRole('search', { name: 'Find and replace' });
  }

  /** Opens a note in the editor. */
  async open(slug: string): Promise<void> {
    await this.page.goto(`/${slug}`);
    await this.notePage.edit.first().click();
    await this.text.waitFor();
  }

  tool(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Types at the end of the text. */
  async typeAtEnd(text: string): Promise<void> {
    await this.text.focus();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(text);
  }

  async toSource(): Promise<void> {
    await this.tool('Markdown source').click();
    await this.page.locator('.cm-content').waitFor();
  }

  async toVisual(): Promise<void> {
    await this.tool('Visual editor').click();
    await this.page.locator('.ProseMirror').waitFor();
  }

  /** Lines of the source editor; it renders only visible lines, so the text must be short. */
  async sourceLines(): Promise<string[]> {
    return this.page.locator('.cm-line').allTextContents();
  }

  /** Dispatches a paste event with content by MIME type. */
  async paste(content: Record<string, string>, files: { name: string; type: string; bytes: Buffer }[] = []) {
    await this.send('paste', content, files);
  }

  async drop(files: { name: string; type: string; bytes: Buffer }[]) {
    await this.send('drop', {}, files);
  }

  private async send(
    kind: 'paste' | 'drop',
    content: Record<string, string>,
    files: { name: string; type: string; bytes: Buffer }[],
  ) {
    const encoded = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }));
    await this.text.evaluate(
      (element, { kind, content, files }) => {
        const data = new DataTransfer();
        for (const [type, value] of Object.entries(content)) data.setData(type, value);
        for (const { name, type, base64 } of files) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], name, { type }));
        }
        const { left, top } = element.getBoundingClientRect();
        const init = { bubbles: true, cancelable: true };
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', init)
            : new DragEvent('drop', { ...init, clientX: left + 5, clientY: top + 10 });
        // Firefox drops the content that the constructor is given.
        Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value: data });
        element.dispatchEvent(event);
      },
      { kind, content, files: encoded },
    );
  }
}

/** A one-pixel image. */
export const PNG = {
  name: 'pixel.png',
  type: 'image/png',
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
