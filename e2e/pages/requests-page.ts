import type { Locator, Page } from '@playwright/test';

/** `/i/requests`: the form and the user's requests. */
export class RequestsPage {
  readonly form: Locator;
  readonly title: Locator;
  readonly description: Locator;
  readonly similar: Locator;
  readonly preview: Locator;
  readonly picture: Locator;
  readonly send: Locator;
  private readonly main: Locator;

  constructor(page: Page) {
    this.main = page.getByRole('main');
    this.form = this.main.getByRole('form', { name: 'New request' });
    this.title = this.form.getByRole('textbox', { name: 'Title' });
    this.description = this.form.getByRole('textbox', { name: 'Description' });
    this.similar = this.form.getByRole('list', { name: /similar request/ });
    this.preview = this.form.getByRole('tabpanel', { name: 'Preview' });
    this.picture = this.form.getByRole('img', { name: 'Screenshot' });
    // The previous release says "Send".
    this.send = this.form.getByRole('button', { name: /^Send( request)?$/ });
  }

  tab(name: 'Write' | 'Preview'): Locator {
    return this.form.getByRole('tab', { name });
  }

  fact(name: string): Locator {
    return this.form.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  async choosePicture(name: string, buffer: Buffer): Promise<void> {
    const file = { name, mimeType: 'image/png', buffer };
    await this.form.locator('input[type=file]').setInputFiles(file);
  }

  entry(title: string): Locator {
    return this.main.getByRole('article', { name: title });
  }

  /** Id that the operator's command takes. */
  async numberOf(title: string): Promise<string> {
    return (await this.main.getByRole('heading', { name: title, level: 3 }).getAttribute('id')) ?? '';
  }
}
