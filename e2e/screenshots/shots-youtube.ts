import { expect, test } from '../fixtures/youtube/youtube.ts';
import { YoutubeReader } from '../pages/youtube-page.ts';
import { takeScreenshot } from './take-screenshot.ts';

const DAY = 86_400_000;
const DESCRIPTION =
  'A loaf from flour, water and patience.\n\n0:00 What goes in\n1:15 The first fold\n4:40 Why it waits\n9:05 Into the oven\n';

test('Youtube Reader', async ({ page, account, reader: { feed }, playerLoads }) => {
  test.slow();
  expect(playerLoads).toEqual([]);
  await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
  const [bread, wood] = [feed.channel('Bread every day'), feed.channel('Quiet Carpentry')];
  const days = (n: number) => ({ publishedAt: new Date(Date.now() - n * DAY) });
  bread.publish('A week of rye', days(9));
  wood.publish('Dovetails by hand', days(6));
  bread.publish('What the bubbles say', days(4));
  wood.publish('A minute on sharpening', { ...days(2), short: true });
  bread.publish('Sourdough in two days', { ...days(0.1), description: DESCRIPTION });

  const reader = new YoutubeReader(page);
  for (const { channelId } of [bread, wood]) await account.follow(channelId);
  await page.goto('/i/youtube');
  await reader.button('Mark as seen: Dovetails by hand').click();
  await takeScreenshot(page, 'youtube');

  await reader.open('Sourdough in two days');
  await reader.button('Take notes').click();
  await reader.note.getByRole('textbox', { name: 'Text' }).waitFor();
  await page.keyboard.type('Fold it every half hour, four times. ');
  await page.mouse.move(0, 0);
  await takeScreenshot(page, 'video');
});
