import type { Locator, Page } from '@playwright/test';
import type { Credentials } from '../../fixtures/accounts/account.ts';

/** `/login` with email and password. */
export class LoginPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly name: Locator;
  readonly submit: Locator;
  readonly createAccount: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.email = main.getByLabel('Email');
    this.password = main.getByLabel('Password', { exact: true });
    this.name = main.getByLabel('Name');
    this.submit = main.getByRole('button', { name: 'Login', exact: true });
    this.createAccount = main.getByRole('button', { name: 'Create account', exact: true });
    this.error = main.getByRole('alert');
  }

  async signIn({ email, password }: Pick<Credentials, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signUp({ name, email, password }: Credentials): Promise<void> {
    await this.createAccount.click();
    await this.name.fill(name);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.createAccount.click();
  }
}
