import type { Locator, Page } from '@playwright/test';

/** The page of a note, for reading and editing. */
export class NotePage {
  readonly heading: Locator;
  readonly edit: Locator;
  readonly done: Locator;
  readonly titleInput: Locator;
  readonly text: Locator;
  readonly saved: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
    this.edit = page.getByRole('button', { name: 'Edit', exact: true });
    this.done = page.getByRole('button', { name: 'Done', exact: true });
    this.titleInput = page.getByRole('textbox', { name: 'Title' });
    this.text = page.getByRole('textbox', { name: 'Note text' });
    this.saved = page.getByRole('status').filter({ hasText: /^Saved \d\d:\d\d$/ });
  }

  /** What the note says about saving. */
  status(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Types at the end of the text key by key, which triggers input rules. */
  async type(text: string): Promise<void> {
    await this.text.click();
    await this.page.keyboard.press('Control+End');
    await this.page.keyboard.type(text);
  }

  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter');
  }

  moveToTrash = (): Promise<void> => this.chooseAction('Move to trash');

  /** Chooses in the menu of the note. */
  async chooseAction(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }
}
