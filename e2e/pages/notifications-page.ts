import type { Locator, Page } from '@playwright/test';

/** `/i/notifications`. */
export class NotificationsPage {
  readonly heading: Locator;
  readonly markAll: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = main.getByRole('heading', { name: 'Notifications', level: 1 });
    this.markAll = main.getByRole('button', { name: 'Mark all as read' });
  }

  entry(text: string | RegExp): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  }
}
