import { openVideo } from '../../fixtures/youtube/open-video.ts';
import { expect, test } from '../../fixtures/youtube/youtube.ts';
import { YoutubeReader } from '../../pages/youtube-page.ts';

// One service for all of them.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(({ account, playerLoads }) => {
  expect(playerLoads).toEqual([]);
  return account.setting({ key: 'USE_YOUTUBE_READER', value: true });
});

test('Back closes the channels, skips them after one was chosen, and then leaves the page', async ({
  page,
  account,
  shell,
  reader: { feed },
}) => {
  const cats = feed.channel('Cats', ['Meow']);
  await account.follow(cats.channelId);
  await page.goto('/i/trash');
  await page.goto('/i/youtube');
  const reader = new YoutubeReader(page);
  const channels = shell.dialog('Channels');
  const open = () => reader.button('Manage channels').tap();
  for (const time of ['first', 'second']) {
    await test.step(time, async () => {
      await open();
      await expect(channels).toBeVisible();
      await page.goBack();
      await expect(channels).toBeHidden();
      await expect(page).toHaveURL('/i/youtube');
    });
  }
  await open();
  await channels.getByRole('link', { name: /^Cats/ }).tap();
  await expect(page).toHaveURL(/channel=/);
  await expect(channels).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/i/youtube');
  await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/i/trash');
});

test('channels open in a bottom sheet, and note, description and transcript share one panel under the player', async ({
  page,
  reader: { feed },
}) => {
  const { reader, videoId } = await openVideo(page, feed);
  await reader.button('Take notes').tap();
  const text = reader.note.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeVisible();
  await reader.button('About').tap();
  await expect(text).toBeHidden();
  await reader.button(/^1:15/).tap();
  await expect(reader.player.getByText('playing at 75')).toBeAttached();
  await reader.button('Insert time').tap();
  await expect(text.getByRole('link', { name: '1:15' })).toHaveAttribute(
    'href',
    new RegExp(`${videoId}&t=75s`),
  );
  await page.getByRole('link', { name: 'All videos' }).tap();
  await expect(reader.video('How to bake').getByRole('img', { name: 'Has a note' })).toBeVisible();
  await reader.button('Manage channels').tap();
  await page.getByRole('dialog', { name: 'Channels' }).getByRole('link', { name: 'Bakers' }).tap();
  await expect(page.getByRole('dialog', { name: 'Channels' })).toBeHidden();
  await expect(page).toHaveURL(/channel=/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing sticks out').toBe(390);
});
