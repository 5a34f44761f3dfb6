import type { startFeedServer } from '@my-note/api/testing/feed-server';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts/account.ts';
import { NotePage } from '../pages/note-page.ts';
import { NotificationsPage } from '../pages/notifications-page.ts';
import { RequestsPage } from '../pages/requests-page.ts';
import { Shell } from '../pages/shell.ts';
import { TrashPage } from '../pages/trash-page.ts';
import { YoutubeReader } from '../pages/youtube-page.ts';

type Feed = Awaited<ReturnType<typeof startFeedServer>>;

/** Creates a category and a note, edits and reloads it, and moves it to the trash. */
export async function notesJourney(page: Page): Promise<void> {
  const [shell, note] = [new Shell(page, false), new NotePage(page)];
  await shell.createCategory('Kitchen');
  await expect(note.heading).toHaveText('Kitchen');
  await shell.add('New note');
  await note.titleInput.fill('Rye');
  await note.type('# Day one');
  await note.enter();
  await note.type('Feed the starter.');
  await expect(note.saved).toBeVisible();
  await note.done.click();
  await expect(page).toHaveURL(/\/kitchen\/rye$/);
  await page.reload();
  await expect(shell.main.getByText('Feed the starter.')).toBeVisible();
  await note.edit.click();
  await note.type(' Twice.');
  await expect(note.saved).toBeVisible();
  await note.done.click();
  await expect(shell.main.getByText('Feed the starter. Twice.')).toBeVisible();
  await note.moveToTrash();
  await expect(shell.entry('Rye')).toHaveCount(0);
}

/** Shares a note, opens its link, trashes it, and restores it. */
export async function sharingJourney(page: Page, account: Account): Promise<void> {
  const [shell, trash, note] = [new Shell(page, false), new TrashPage(page), new NotePage(page)];
  await account.note('Rye starter', 'Feed it.');
  await page.reload();
  await shell.entry('Rye starter').getByRole('link').click();
  await shell.main.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  // The previous release says "Create a link" and "Link to share".
  await dialog.getByRole('button', { name: /^Create (a )?link$/ }).click();
  await expect(dialog.getByRole('textbox', { name: /^(Share link|Link to share)$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await shell.goTo('Sharing');
  const row = page.getByRole('row').filter({ hasText: 'Rye starter' });
  const href = await row.getByRole('link', { name: 'Open Rye starter as a visitor' }).getAttribute('href');
  await page.goto(new URL(href ?? '', page.url()).href);
  await expect(shell.main.getByText('Feed it.')).toBeVisible();
  await page.goBack();
  await shell.entry('Rye starter').getByRole('link').click();
  await note.moveToTrash();
  // The page is left once the note is in the trash.
  await expect(page).not.toHaveURL(/rye-starter/);
  await shell.goTo('Trash');
  await trash.restore('Rye starter');
  await expect(trash.empty).toBeVisible();
  await expect(shell.entry('Rye starter')).toBeVisible();
}

/** Follows a channel, opens a video, and takes notes on it. */
export async function youtubeJourney(page: Page, account: Account, feed: Feed): Promise<void> {
  const [shell, reader] = [new Shell(page, false), new YoutubeReader(page)];
  const { channelId } = feed.channel('Cats', ['Meow', 'Purr']);
  await shell.goTo('Youtube Reader');
  await reader.follow(channelId);
  await expect(reader.video('Purr')).toBeVisible();
  await reader.open('Purr');
  await reader.button('Take notes').click();
  const text = reader.note.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('They purr.');
  await expect(text).toContainText('They purr.');
  await expect.poll(async () => (await account.texts()).join()).toContain('They purr.');
}

/** Lists notifications, marks them as read, and receives a live one. */
export async function notificationsJourney(page: Page, account: Account): Promise<void> {
  const [shell, feed] = [new Shell(page, false), new NotificationsPage(page)];
  await shell.chooseInUserMenu('Notifications');
  await expect(feed.entry('Welcome to My Note')).toBeVisible();
  await feed.markAll.click();
  await expect(feed.markAll).toBeHidden();
  await account.openShareAsVisitor('Rye');
  await expect(feed.entry(/Rye/)).toBeVisible();
  await expect(feed.markAll).toBeVisible();
}

/** Sends a request, opens import and export, and checks that the report counts the notes. */
export async function workspaceJourney(page: Page, account: Account): Promise<void> {
  const [shell, requests] = [new Shell(page, false), new RequestsPage(page)];
  await account.note('Rye starter', 'Feed it.');
  await shell.goTo('Issue report / Feature request');
  await requests.title.fill('The search is slow');
  await requests.description.fill('Every time.');
  await requests.send.click();
  await expect(requests.entry('The search is slow')).toBeVisible();
  await page.goto(new URL('/i/transfer', page.url()).href);
  await expect(shell.main.getByRole('heading', { level: 1, name: 'Import and export' })).toBeVisible();
  await shell.title.click();
  await shell.main.getByRole('tab', { name: 'Report' }).click();
  await expect(shell.main.getByRole('region', { name: 'Largest notes' })).toContainText('Rye starter');
}
