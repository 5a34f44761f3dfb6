import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { openVideo } from '../../fixtures/youtube/open-video.ts';
import { expect, test } from '../../fixtures/youtube/youtube.ts';
import { YoutubeReader } from '../../pages/youtube-page.ts';

// One service for all of them.
test.describe.configure({ mode: 'default' });

const titlesIn = (reader: YoutubeReader) => reader.videos.getByRole('link').allTextContents();

test.beforeEach(({ account, playerLoads }) => {
  expect(playerLoads).toEqual([]);
  return account.setting({ key: 'USE_YOUTUBE_READER', value: true });
});

test('follows channels by handle, URL or id, filters by channel, removes one, and Undo restores it', async ({
  page,
  reader: { feed },
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  const [cats, dogs] = [feed.channel('Cats', ['Meow', 'Purr']), feed.channel('Dogs', ['Woof'])];
  feed.handle('@cats', cats.channelId);
  dogs.publish('Bark', { short: true });
  const reader = new YoutubeReader(page);
  await page.goto('/i/youtube');
  await reader.follow('hello');
  await expect(page.getByText('This is not a YouTube channel')).toBeVisible();
  await expect(reader.address).toHaveValue('hello');
  await reader.follow('@cats');
  await expect.poll(() => titlesIn(reader)).toEqual(['Purr', 'Meow']);
  const picture = reader.video('Purr').locator('img');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(48);
  await reader.follow(`https://www.youtube.com/channel/${dogs.channelId}`);
  await expect.poll(() => titlesIn(reader)).toEqual(['Bark', 'Purr', 'Woof', 'Meow']);

  await reader.channels.getByRole('link', { name: /^Dogs/ }).click();
  await expect.poll(() => titlesIn(reader)).toEqual(['Bark', 'Woof']);
  await reader.button('Shorts').click();
  await expect.poll(() => titlesIn(reader)).toEqual(['Bark']);
  await reader.button('Remove Dogs').click();
  await expect(reader.videos).toBeHidden();
  await expect(reader.channels.getByRole('link', { name: 'All channels' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await shell.toast('Removed Dogs').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesIn(reader)).toEqual(['Bark']);
  // Removed and added again within the hour: one request to Youtube.
  expect(feed.fetches(dogs.channelId)).toBe(1);
});

test('marks videos seen, hides and unhides them, and updates the unseen count of the channel', async ({
  page,
  reader: { feed },
  shell,
}) => {
  const { channelId } = feed.channel('Cats', ['One', 'Two', 'Three']);
  const reader = new YoutubeReader(page);
  await page.goto('/i/youtube');
  await reader.follow(channelId);
  const channel = reader.channels.getByRole('link', { name: /^Cats/ });
  await expect(channel).toHaveAccessibleName('Cats , 3 unseen videos');
  await reader.button('Mark as seen: Three').click();
  await expect(reader.video('Three').getByText('Unseen')).toBeHidden();
  await expect(reader.video('Two').getByText('Unseen')).toBeAttached();
  await reader.button('Hide: Two').click();
  await expect.poll(() => titlesIn(reader)).toEqual(['Three', 'One']);
  await expect(channel).toHaveAccessibleName('Cats , 1 unseen video');
  await page.reload();
  await expect.poll(() => titlesIn(reader)).toEqual(['Three', 'One']);
  await reader.button('Hidden').click();
  await reader.button('Show again: Two').click();
  await expect(page.getByRole('heading', { name: 'No hidden videos' })).toBeVisible();
  await page.goBack();
  await page.goto('/i/youtube?unseen');
  await expect.poll(() => titlesIn(reader)).toEqual(['Two', 'One']);
  await reader.button('Mark all as seen').click();
  await expect(shell.toast('Marked 2 videos as seen')).toBeVisible();
  await expect(channel).toHaveAccessibleName('Cats');
});

test("imports channels from another reader's file up to the limit and exports them as one file", async ({
  page,
  reader: { feed },
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const channels = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => feed.channel(title, [`Of ${title}`]));
  const rows = channels.map(
    ({ channelId }, n) => `${channelId},http://www.youtube.com/channel/${channelId},Name ${n}`,
  );
  const reader = new YoutubeReader(page);
  await page.goto('/i/youtube');
  const choosing = page.waitForEvent('filechooser');
  await reader.button('Import OPML or CSV').click();
  const csv = ['Channel Id,Channel Url,Channel Title', ...rows, 'hello'].join('\n');
  await (await choosing).setFiles({
    name: 'subscriptions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(shell.toast('5 channels added')).toContainText('1 channel was skipped because of the limit');
  await expect
    .poll(async () => (await titlesIn(reader)).sort())
    .toEqual(['Of A', 'Of B', 'Of C', 'Of D', 'Of E']);
  await reader.follow(channels[5]?.channelId ?? '');
  await expect(page.getByText('You can follow at most 5 channels')).toBeVisible();

  const saving = page.waitForEvent('download');
  await reader.button('Import and export').click();
  await page.getByRole('menuitem', { name: 'Export as OPML' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('youtube-channels.opml');
  const opml = await readFile(await file.path(), 'utf8');
  expect(opml.match(/channel_id=UC[\w-]{22}/g)).toEqual(
    channels.slice(0, 5).map(({ channelId }) => `channel_id=${channelId}`),
  );
});

/** Opens a video with chapters; its note is not there yet. */
test('plays a video, takes timestamped notes, and opens the video from its note', async ({
  page,
  reader: { feed, url },
  account,
  playerLoads,
  shell,
  notePage,
}) => {
  const { reader, videoId } = await openVideo(page, feed);
  expect(playerLoads).toEqual([]);
  await reader.button(/^1:15/).click();
  await expect(reader.player.getByText('playing at 75')).toBeAttached();
  expect(
    playerLoads.map(({ url: { pathname, searchParams }, referer }) => [
      pathname,
      searchParams.get('origin'),
      referer,
    ]),
  ).toEqual([[`/embed/${videoId}`, url, `${url}/`]]);

  await reader.button('Take notes').click();
  const text = reader.note.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeVisible();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Heat the oven. ');
  await page.keyboard.press('Alt+i');
  await page.keyboard.type('and wait');
  await expect(text).toContainText('Heat the oven. 1:15 and wait');
  await page.keyboard.press('Alt+k');
  await expect(reader.player.getByText('paused at 75')).toBeAttached();
  await page.keyboard.press('Alt+j');
  await expect(reader.player.getByText('paused at 70')).toBeAttached();
  await text.getByText('1:15', { exact: true }).click();
  await expect(reader.player.getByText('playing at 75')).toBeAttached();
  // The player was loaded once, whatever was pressed.
  expect(playerLoads).toHaveLength(1);
  await expect
    .poll(async () => (await account.texts()).map((one) => one.trim()))
    .toContain(
      `[How to bake](https://www.youtube.com/watch?v=${videoId}) (Bakers)\n\nHeat the oven. [1:15](https://www.youtube.com/watch?v=${videoId}&t=75s) and wait`,
    );

  await shell.entry('Videos').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
  await page.goto('/videos/how-to-bake');
  await expect(notePage.text.or(shell.main).first()).toContainText('Heat the oven');
  await page.getByRole('link', { name: /Watch/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How to bake' })).toBeVisible();
  await expect(text).toContainText('Heat the oven');
});

test('keeps a transcript with its video, scrolls along with it, seeks by line, and searches it', async ({
  page,
  reader: { feed },
  shell,
}) => {
  const { reader } = await openVideo(page, feed);
  await reader.button('Transcript').click();
  const lines = Array.from({ length: 60 }, (_, n) => `${n}:00\nLine ${n} of the talk`);
  await page.getByRole('textbox', { name: 'Transcript' }).fill(lines.join('\n'));
  await reader.button('Save transcript').click();
  const list = page.getByRole('list', { name: 'Lines of the transcript' });
  await list.getByText('Line 2 of the talk').click();
  await expect(reader.player.getByText('playing at 120')).toBeAttached();
  await reader.button('About').click();
  await reader.button(/^2:30/).click();
  await page.reload();
  await reader.button('Transcript').click();
  await expect(list.getByText('Line 0 of the talk')).toBeVisible();
  // Where the video is, is in sight.
  await page.getByRole('searchbox', { name: 'Search in the transcript' }).fill('line 59');
  await list.getByText('Line 59 of the talk').click();
  await page.getByRole('searchbox', { name: 'Search in the transcript' }).fill('');
  // The list shows it; the page may not be scrolled as far as the list's end.
  await expect(async () => {
    await list.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(list.getByText('Line 59 of the talk')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(list.getByText('Line 0 of the talk')).not.toBeInViewport();
  await reader.button('More').click();
  await page.getByRole('menuitem', { name: 'Remove transcript' }).click();
  await expect(page.getByRole('textbox', { name: 'Transcript' })).toBeVisible();
  await shell.toast('Transcript removed').getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByText('Line 0 of the talk')).toBeVisible();
});

test('has no axe violations in either theme', async ({ page, reader: { feed } }) => {
  const { reader } = await openVideo(page, feed);
  await reader.button('Take notes').click();
  await expect(reader.note.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await expectNoViolations(page, 'a video beside its note');
  await reader.button('Transcript').click();
  await page.getByRole('textbox', { name: 'Transcript' }).fill('0:00 Hello\n1:00 Bye');
  await reader.button('Save transcript').click();
  await expect(page.getByText('Bye')).toBeVisible();
  await expectNoViolations(page, 'a transcript');
  await page.goto('/i/youtube');
  await expect(reader.video('How to bake')).toBeVisible();
  await expectNoViolations(page, 'videos and channels');
});
