import type { Locator, Page } from '@playwright/test';

/** The tree of notes in the sidebar or the overview. */
export class Tree {
  readonly root: Locator;
  readonly rows: Locator;
  readonly renameField: Locator;
  readonly announcement: Locator;
  private readonly page: Page;

  constructor(page: Page, name: string) {
    this.page = page;
    this.root = page.getByRole('tree', { name });
    this.rows = this.root.getByRole('treeitem');
    this.renameField = this.root.getByRole('textbox', { name: /^New title of/ });
    this.announcement = page.getByRole('status').filter({ hasText: /^Moved .+ to position/ });
  }

  row(title: string): Locator {
    return this.root.getByRole('treeitem', { name: title, exact: true });
  }

  /** Row titles from top to bottom. */
  async titles(): Promise<string[]> {
    const rows = await this.rows.evaluateAll((elements) =>
      elements
        .map((element) => ({
          title: element.getAttribute('aria-label') ?? '',
          top: element.getBoundingClientRect().top,
        }))
        .sort((a, b) => a.top - b.top),
    );
    return rows.map(({ title }) => title);
  }

  arrow(title: string): Locator {
    return this.row(title).getByRole('button', { name: /^(Open|Close) / });
  }

  async follow(title: string): Promise<void> {
    await this.row(title).getByRole('link').click();
  }

  async openMenu(title: string): Promise<void> {
    await this.row(title).click({ button: 'right' });
  }

  async choose(action: string): Promise<void> {
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Drags a row onto another; `position` is 0 at its top edge and 1 at its bottom. */
  async drag(from: string | Locator, to: Locator, position: number, { x = 80 } = {}): Promise<void> {
    await this.dragOver(from, to, position, { x });
    await this.page.mouse.up();
  }

  /** Drags without dropping. */
  async dragOver(from: string | Locator, to: Locator, position: number, { x = 80 } = {}): Promise<void> {
    const row = typeof from === 'string' ? this.row(from) : from;
    // Rows slide into their places after a change; a box is right only when they stand still.
    await to.hover({ trial: true });
    await row.hover({ position: { x: 100, y: 12 } });
    await this.page.mouse.down();
    const box = await to.boundingBox();
    if (!box) throw new Error('The drop target is not visible');
    const y = box.y + Math.min(Math.max(position * box.height, 2), box.height - 2);
    await this.page.mouse.move(box.x + x, y, { steps: 6 });
    // The browser fires dragover only on the second move.
    await this.page.mouse.move(box.x + x + 1, y);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}
