import type { Locator, Page } from '@playwright/test';

type Files = Parameters<Locator['setInputFiles']>[0];

/** `/i/transfer`: import and export. */
export class TransferPage {
  readonly preview: Locator;
  readonly progress: Locator;
  readonly cancel: Locator;
  readonly recent: Locator;
  readonly into: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.preview = main.getByRole('region', { name: 'Import preview' });
    this.progress = main.getByRole('progressbar');
    this.cancel = main.getByRole('button', { name: 'Cancel' });
    this.recent = main.getByRole('region', { name: 'Recent imports and exports' });
    this.into = main.getByLabel('Import into');
  }

  open = (): Promise<unknown> => this.page.goto('/i/transfer');
  chooseFiles = (files: Files): Promise<void> =>
    this.page.locator('input[aria-label="Choose files"]').setInputFiles(files);
  chooseFolder = (folder: string): Promise<void> =>
    this.page.locator('input[aria-label="Choose a folder"]').setInputFiles(folder);
  import = (): Promise<void> => this.preview.getByRole('button', { name: 'Import' }).click();

  /** Exports the selection and returns the downloaded file. */
  async export(): Promise<{ name: string; path: string }> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = await saved;
    return { name: download.suggestedFilename(), path: await download.path() };
  }

  /** Undoes an import by name and confirms it. */
  async undo(name: string): Promise<void> {
    await this.recent.getByRole('button', { name: `Undo import ${name}` }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  }
}
