import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '@my-note/contract/testing/dice';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts/account.ts';
import { LoginPage } from '../pages/login-page.ts';
import { NotePage } from '../pages/note-page.ts';

declare global {
  interface Window {
    /** Set by the test: hears of every character that reached the text of a note. */
    heard?: (data: string) => void;
  }
}

/** Runs in the page, before anything else: what a person sees arrive is what must not be lost. */
function listen() {
  const hear = (target: EventTarget | null, data: string) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    // In the next task, when the editor has it as well: before that nobody has seen it.
    setTimeout(() => window.heard?.(data));
  };
  document.addEventListener('beforeinput', ({ target, data }) => data && hear(target, data), true);
  document.addEventListener('keydown', ({ target, key }) => key === 'Enter' && hear(target, '\n'), true);
}

/** What a tab needs of the world it is opened in. */
interface TabWorld {
  context: BrowserContext;
  account: Account;
  address: () => string;
  nextName: () => string;
}

/** One tab in which somebody writes one note. */
export class Tab {
  readonly page: Page;
  /** All that was typed into the text, in its order. */
  typed = '';
  private readonly world: TabWorld;
  private readonly note: NotePage;
  /** Unsaved text was offered only when somebody had gone on writing, and may stand in a note of its own. */
  tookUpLate = false;
  private count = 0;
  private readonly name: string;

  private constructor(page: Page, world: TabWorld, name: string) {
    this.page = page;
    this.world = world;
    this.note = new NotePage(page);
    this.name = name;
  }

  /** Opens the note in a new tab, to be edited. */
  static async open(world: TabWorld): Promise<Tab> {
    const page = await world.context.newPage();
    const tab = new Tab(page, world, world.nextName());
    await page.exposeFunction('heard', (data: string) => {
      tab.typed += data;
    });
    await page.addInitScript(listen);
    await tab.enter();
    return tab;
  }

  /** Goes to the note, takes up what was not saved, and edits. */
  async enter(): Promise<void> {
    await this.page.goto(this.world.address());
    await this.edit();
  }

  async edit(): Promise<void> {
    await this.note.edit.or(this.note.done).first().waitFor();
    await this.takeUp();
    if (await this.note.edit.isVisible()) await this.note.edit.click();
    await expect(this.note.text).toBeVisible();
  }

  /** Restores whatever unsaved text the page offers. */
  private async takeUp(): Promise<void> {
    const restore = this.page.getByRole('button', { name: 'Restore unsaved text' });
    // The device's journal is read a moment after the page is there.
    const isOffered = () =>
      restore.waitFor({ timeout: 300 }).then(
        () => true,
        () => false,
      );
    while (await isOffered()) await restore.click();
  }

  /** Puts the caret where the next line is to come. */
  async goTo(place: 'start' | 'end'): Promise<void> {
    await this.note.text.click();
    await this.page.keyboard.press(place === 'end' ? 'Control+End' : 'Control+Home');
    // An editor hears of the caret's new place a moment later.
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
  }

  /** Types a line of words nobody else types, with pauses as people make them. */
  async line(dice: Dice): Promise<void> {
    this.count += 1;
    const words = Array.from({ length: 2 + dice.roll(4) }, (_, n) => `${this.name}${this.count}x${n}q`);
    await this.page.keyboard.press('Enter');
    for (const key of `${words.join(' ')}.`) {
      await this.page.keyboard.press(key === ' ' ? 'Space' : key);
      if (dice.roll(12) === 0) await pause(dice.roll(400));
    }
    if (dice.roll(3) === 0) await pause(dice.roll(2_500));
  }

  /** Answers what the page asks, until it says that everything is saved. */
  async settle(): Promise<void> {
    const login = new LoginPage(this.page);
    const both = this.page.getByRole('button', { name: 'Keep both' });
    const restore = this.page.getByRole('button', { name: 'Restore unsaved text' });
    await expect(async () => {
      if (await login.password.isVisible()) {
        await login.signIn(this.world.account);
        await expect(login.password).toBeHidden();
      }
      if (await restore.isVisible()) {
        await restore.click();
        this.tookUpLate = true;
      }
      if (await both.isVisible()) {
        await both.click();
        await expect(both).toBeHidden();
      }
      if (await this.note.edit.isVisible()) await this.note.edit.click();
      await expect(this.note.saved).toBeVisible({ timeout: 3_000 });
      await expect(restore.or(both)).toHaveCount(0);
    }).toPass({ timeout: 60_000, intervals: [200] });
  }
}
