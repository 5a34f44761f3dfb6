import type { Locator, Page } from '@playwright/test';

/** The frame around every page: top bar, sidebar and user menu. */
export class Shell {
  readonly title: Locator;
  readonly overview: Locator;
  readonly search: Locator;
  readonly menuButton: Locator;
  readonly userMenu: Locator;
  readonly login: Locator;
  readonly main: Locator;
  private readonly page: Page;
  private readonly isSmallScreen: boolean;

  constructor(page: Page, isSmallScreen: boolean) {
    this.page = page;
    this.isSmallScreen = isSmallScreen;
    const bar = page.getByRole('banner');
    this.title = bar.getByRole('link', { name: 'My Note' });
    this.overview = bar.getByRole('button', { name: 'Overview' });
    const around = isSmallScreen ? page.getByRole('navigation', { name: 'Quick access' }) : bar;
    this.search = around.getByRole('button', { name: /^Search/ });
    this.menuButton = around.getByRole('button', { name: 'Menu', exact: true });
    this.userMenu = bar.getByRole('button', { name: /^User menu/ });
    this.login = bar.getByRole('link', { name: 'Login' });
    this.main = page.getByRole('main');
  }

  /** Opens the sidebar on small screens, where it is closed at first. */
  async openSidebar(): Promise<void> {
    if (
      this.isSmallScreen &&
      !(await this.page.getByRole('button', { name: 'Add', exact: true }).isVisible())
    ) {
      await this.menuButton.click();
    }
  }

  entry(title: string): Locator {
    return this.page.getByRole('treeitem', { name: title, exact: true });
  }

  pageLink(name: string): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name, exact: true });
  }

  async goTo(name: string): Promise<void> {
    await this.openSidebar();
    await this.pageLink(name).click();
  }

  async add(item: 'New note' | 'New category'): Promise<void> {
    await this.openSidebar();
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  async createCategory(title: string, parent?: string): Promise<void> {
    await this.add('New category');
    const dialog = this.page.getByRole('dialog', { name: 'Add new category' });
    if (parent !== undefined) {
      await dialog.getByRole('button', { name: /^Parent category/ }).click();
      await this.page.getByRole('option', { name: parent, exact: true }).click();
    }
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Save' }).click();
  }

  async chooseInUserMenu(item: string): Promise<void> {
    await this.userMenu.click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  async logout(): Promise<void> {
    await this.chooseInUserMenu('Logout');
  }

  async openSettings(): Promise<Locator> {
    await this.chooseInUserMenu('Settings');
    return this.page.getByRole('dialog', { name: 'User settings' });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  toast(title: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: title });
  }
}
