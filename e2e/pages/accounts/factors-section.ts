import type { Locator, Page } from '@playwright/test';

/** "Passkeys and two-step sign-in" on `/i/account`. */
export class FactorsSection {
  readonly root: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly error: Locator;
  readonly key: Locator;
  readonly codes: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.root = page.getByRole('region', { name: 'Passkeys and two-step sign-in' });
    this.password = this.root.getByLabel('Your password');
    this.code = this.root.getByLabel('Code', { exact: false }).last();
    this.error = this.root.getByRole('alert');
    this.key = this.root.getByLabel('Or enter this key');
    this.codes = this.root.getByRole('region', { name: 'Two-step sign-in' }).getByRole('listitem');
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async open(): Promise<void> {
    await this.#page.goto('/i/account');
    await this.root.waitFor();
  }

  async addPasskey(name: string, password: string): Promise<void> {
    await this.button('Add a passkey').click();
    await this.root.getByLabel('Name').fill(name);
    await this.password.fill(password);
    await this.button('Add a passkey').click();
  }
}
