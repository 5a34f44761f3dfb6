import type { Locator, Page } from '@playwright/test';

/** The version history of a note. */
export class HistoryPanel {
  readonly root: Locator;
  readonly versions: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: 'History' });
    this.versions = this.root.getByRole('list', { name: 'Versions' }).getByRole('button');
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'History' }).click();
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }
}
