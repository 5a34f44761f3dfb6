import { expect, type Locator, type Page } from '@playwright/test';

/** The user settings sheet. */
export class SettingsSheet {
  readonly sheet: Locator;
  readonly youtube: Locator;
  readonly prefix: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.sheet = page.getByRole('dialog', { name: 'User settings' });
    this.youtube = this.sheet.getByRole('checkbox', { name: 'Youtube Reader' });
    this.prefix = this.sheet.getByLabel('Only show notes with prefix');
  }

  choice(group: string, option: string): Locator {
    return this.sheet.getByRole('group', { name: group }).getByRole('radio', { name: option });
  }

  /** Clicks the label, because the switch covers its input. */
  async toggleYoutube(): Promise<void> {
    await this.sheet.getByText('Youtube Reader', { exact: true }).click();
  }

  /** The switch of an optional remote. */
  optional(name: string): Locator {
    return this.sheet.getByRole('checkbox', { name });
  }

  async toggleOptional(name: string): Promise<void> {
    await this.sheet.getByText(name, { exact: true }).click();
  }

  async createToken(name: string, scope: 'Read' | 'Read and write'): Promise<string> {
    await this.sheet.getByRole('button', { name: 'New token' }).click();
    await this.sheet.getByLabel('Name').fill(name);
    await this.sheet.getByRole('radio', { name: scope, exact: true }).check();
    await this.sheet.getByRole('button', { name: 'Create token' }).click();
    const field = this.sheet.getByLabel('The new token');
    const token = await field.inputValue();
    await this.sheet.getByRole('button', { name: 'Done' }).click();
    return token;
  }

  token(name: string): Locator {
    return this.sheet
      .getByRole('region', { name: 'Access tokens' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  async revoke(name: string): Promise<void> {
    await this.sheet.getByRole('button', { name: `Revoke ${name}` }).click();
    const dialog = this.page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    // Rows behind an open dialog have no role, so counting them before it closes would give zero.
    await expect(dialog).toHaveCount(0);
  }
}
