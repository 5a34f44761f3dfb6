import type { Locator, Page } from '@playwright/test';

/** `/i/trash`. */
export class TrashPage {
  readonly empty: Locator;
  readonly dialog: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.empty = page.getByRole('heading', { name: 'Trash is empty' });
    this.dialog = page.getByRole('alertdialog');
  }

  row(title: string): Locator {
    return (
      this.page
        // The previous release says "Entries".
        .getByRole('list', { name: /^(Items|Entries) in the trash$/ })
        .getByRole('listitem')
        .filter({ hasText: title })
    );
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  contents(title: string): Locator {
    return this.page.getByRole('list', { name: `Contents of ${title}` }).getByRole('listitem');
  }

  async select(...titles: string[]): Promise<void> {
    for (const title of titles) await this.page.getByRole('checkbox', { name: `Select ${title}` }).check();
  }

  async restore(title: string): Promise<void> {
    await this.row(title)
      .getByRole('button', { name: /^Restore/ })
      .click();
  }

  async clickDelete(title: string): Promise<void> {
    await this.row(title)
      .getByRole('button', { name: /^Delete for good/ })
      .click();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Delete for good' }).click();
  }
}
