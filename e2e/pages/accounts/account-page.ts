import type { Locator, Page } from '@playwright/test';

/** `/i/account`. */
export class AccountPage {
  readonly heading: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Account', level: 1 });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get devices(): Locator {
    return this.section('Devices').getByRole('listitem');
  }

  get events(): Locator {
    return this.section('Activity').getByRole('listitem');
  }

  async changePassword(current: string, next: string): Promise<void> {
    const section = this.section('Password');
    await section.getByLabel('Current password', { exact: true }).fill(current);
    await section.getByLabel('New password', { exact: true }).fill(next);
    await section.getByRole('button', { name: 'Change password' }).click();
  }

  /** Opens the dialog and fills it in. */
  async requestDeletion({ email, password }: { email: string; password: string }): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
    await dialog.getByLabel('Your password', { exact: true }).fill(password);
    return dialog;
  }
}
