import type { Locator, Page } from '@playwright/test';

/** The search dialog. */
export class SearchDialog {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly results: Locator;
  readonly history: Locator;
  readonly commands: Locator;
  readonly inText: Locator;
  readonly similar: Locator;
  readonly count: Locator;
  readonly indexing: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Search' });
    this.input = this.dialog.getByRole('combobox', { name: 'Search' });
    this.results = this.dialog.getByRole('listbox', { name: 'Results' });
    this.history = this.dialog.getByRole('listbox', { name: 'Recent searches' });
    this.commands = this.dialog.getByRole('listbox', { name: 'Commands' });
    this.inText = this.results.getByRole('group', { name: 'In text' });
    this.similar = this.results.getByRole('group', { name: 'Similar titles' });
    this.count = this.dialog.getByRole('status');
    this.indexing = this.dialog.getByText(/still being prepared for search/);
  }

  async open(): Promise<void> {
    await this.page.getByRole('main').waitFor();
    await this.page.keyboard.press('Control+k');
    await this.input.waitFor();
  }

  /** Options of a list with the given name. */
  option(list: Locator, name: string | RegExp): Locator {
    return list.getByRole('option', { name });
  }

  /** The option that Enter would open. */
  active(): Locator {
    return this.dialog.getByRole('option', { selected: true });
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }
}

/** Search matches highlighted in a note. */
export class MatchesInNote {
  readonly chip: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly hide: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.chip = page.getByRole('region', { name: 'Matches in this note' });
    this.next = this.chip.getByRole('button', { name: 'Next match' });
    this.previous = this.chip.getByRole('button', { name: 'Previous match' });
    this.hide = this.chip.getByRole('button', { name: 'Hide matches' });
  }

  /** Highlighted matches, and the position of the current one on screen. */
  marked(): Promise<{ all: string[]; current: string[]; top: number }> {
    return this.page.evaluate(() => {
      const ranges = (name: string) =>
        [...(CSS.highlights.get(name) ?? [])].filter((range) => range instanceof Range);
      const current = ranges('note-find-current');
      return {
        all: ranges('note-find').map(String),
        current: current.map(String),
        top: current[0]?.getBoundingClientRect().top ?? Number.NaN,
      };
    });
  }
}
