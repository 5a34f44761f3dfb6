import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The Youtube Reader: its list and the page of a video. */
export class YoutubeReader {
  readonly main: Locator;
  readonly address: Locator;
  readonly videos: Locator;
  readonly channels: Locator;
  readonly note: Locator;
  readonly player: FrameLocator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.address = page.getByRole('textbox', { name: /^Channel address/ });
    this.videos = page.getByRole('list', { name: 'Videos', exact: true });
    this.channels = page.getByRole('list', { name: 'Channels', exact: true });
    this.note = page.getByRole('region', { name: 'Note', exact: true });
    this.player = page.frameLocator('iframe[title^="Player"]');
  }

  async follow(address: string): Promise<void> {
    await this.address.fill(address);
    await this.address.press('Enter');
  }

  video(title: string): Locator {
    return this.videos.getByRole('listitem').filter({ hasText: title });
  }

  async open(title: string): Promise<void> {
    await this.videos.getByRole('link', { name: title, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }
}
