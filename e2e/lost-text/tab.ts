import { setTimeout as pause } from 'node:timers/promises';
import type { Dice } from '@my-note/contract/testing/dice';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts/account.ts';
import { LoginPage } from '../pages/accounts/login-page.ts';
import { NotePage } from '../pages/note-page.ts';

declare global {
  interface Window {
    /** Set by the test and called with each character that reached the text of a note. */
    onTyped?: (data: string) => void;
  }
}

/** Runs in the page first and reports each typed character, which must not be lost once visible. */
function reportTyping() {
  const report = (target: EventTarget | null, data: string) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    // Waits a task, because the character is visible only once the editor has handled it.
    setTimeout(() => window.onTyped?.(data));
  };
  document.addEventListener('beforeinput', ({ target, data }) => data && report(target, data), true);
  document.addEventListener('keydown', ({ target, key }) => key === 'Enter' && report(target, '\n'), true);
}

/** What a tab needs from the scenario. */
interface TabScenario {
  context: BrowserContext;
  account: Account;
  noteUrl: () => string;
  nextName: () => string;
}

/** A tab that edits the note. */
export class Tab {
  readonly page: Page;
  /** Everything typed into the text, in order. */
  typed = '';
  private readonly scenario: TabScenario;
  private readonly note: NotePage;
  /** Whether unsaved text was offered only after more typing, and so may be in a separate note. */
  restoredLate = false;
  private count = 0;
  private readonly name: string;

  private constructor(page: Page, scenario: TabScenario, name: string) {
    this.page = page;
    this.scenario = scenario;
    this.note = new NotePage(page);
    this.name = name;
  }

  /** Opens the note for editing in a new tab. */
  static async open(scenario: TabScenario): Promise<Tab> {
    const page = await scenario.context.newPage();
    const tab = new Tab(page, scenario, scenario.nextName());
    await page.exposeFunction('onTyped', (data: string) => {
      tab.typed += data;
    });
    await page.addInitScript(reportTyping);
    await tab.enter();
    return tab;
  }

  /** Opens the note, restores unsaved text, and starts editing. */
  async enter(): Promise<void> {
    await this.page.goto(this.scenario.noteUrl());
    await this.edit();
  }

  async edit(): Promise<void> {
    await this.note.edit.or(this.note.done).first().waitFor();
    await this.restoreUnsavedText();
    if (await this.note.edit.isVisible()) await this.note.edit.click();
    await expect(this.note.text).toBeVisible();
  }

  /** Restores whatever unsaved text the page offers. */
  private async restoreUnsavedText(): Promise<void> {
    const restore = this.page.getByRole('button', { name: 'Restore unsaved text' });
    // The page reads unsaved text from storage shortly after it renders.
    const isOffered = () =>
      restore.waitFor({ timeout: 300 }).then(
        () => true,
        () => false,
      );
    while (await isOffered()) await restore.click();
  }

  /** Moves the caret to where the next line goes. */
  async goTo(place: 'start' | 'end'): Promise<void> {
    await this.note.text.click();
    await this.page.keyboard.press(place === 'end' ? 'Control+End' : 'Control+Home');
    // The editor receives the selection change a frame later.
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
  }

  /** Types a line of unique words with humanlike pauses. */
  async typeLine(dice: Dice): Promise<void> {
    this.count += 1;
    const words = Array.from({ length: 2 + dice.roll(4) }, (_, n) => `${this.name}${this.count}x${n}q`);
    await this.page.keyboard.press('Enter');
    for (const key of `${words.join(' ')}.`) {
      await this.page.keyboard.press(key === ' ' ? 'Space' : key);
      if (dice.roll(12) === 0) await pause(dice.roll(400));
    }
    if (dice.roll(3) === 0) await pause(dice.roll(2_500));
  }

  /** Answers the page's prompts until it says that everything is saved. */
  async waitUntilSaved(): Promise<void> {
    const login = new LoginPage(this.page);
    const both = this.page.getByRole('button', { name: 'Keep both' });
    const restore = this.page.getByRole('button', { name: 'Restore unsaved text' });
    await expect(async () => {
      if (await login.password.isVisible()) {
        await login.signIn(this.scenario.account);
        await expect(login.password).toBeHidden();
      }
      if (await restore.isVisible()) {
        await restore.click();
        this.restoredLate = true;
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
