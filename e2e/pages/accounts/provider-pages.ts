import type { Page } from '@playwright/test';

/** The pages of the OpenID Connect provider. */
export class ProviderPages {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in, and allows My Note to know the person. */
  async signIn(login: string): Promise<void> {
    await this.page.getByPlaceholder('Enter any login').fill(login);
    await this.page.getByPlaceholder('and password').fill('any password');
    await this.page.getByRole('button', { name: 'Sign-in' }).click();
    await this.allow();
  }

  async allow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('link', { name: /Cancel/ }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: 'Yes, sign me out' }).click();
  }
}
