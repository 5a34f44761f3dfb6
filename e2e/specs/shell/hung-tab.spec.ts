import { expect, test } from '../../fixtures/test.ts';
import { waitForLiveNotifications } from '../../journeys/live-notifications.ts';
import { Shell } from '../../pages/shell.ts';
import config from '../../playwright.config.ts';

// The tabs need a process each, or the hung one stops the other.
const { args = [], ...launch } = config.use?.launchOptions ?? {};
test.use({
  launchOptions: { ...launch, args: args.filter((one) => !one.startsWith('--renderer-process-limit')) },
});

test('a hung tab does not block notifications in other tabs', async ({ context, page, account }) => {
  test.slow();
  await page.goto('/');
  await waitForLiveNotifications(page, account);
  const other = await context.newPage();
  // It holds the stream, and neither runs nor lets go.
  const debuggerOf = await context.newCDPSession(page);
  await debuggerOf.send('Debugger.enable');
  const paused = new Promise((resolve) => debuggerOf.once('Debugger.paused', resolve));
  await debuggerOf.send('Debugger.pause');
  await paused;
  await other.goto('/');
  await waitForLiveNotifications(other, account);
  await debuggerOf.send('Debugger.resume');
  await account.openShareAsVisitor('For both');
  const unread = (await account.notifications()).data.length;
  for (const each of [page, other])
    await expect(new Shell(each, false).userMenu).toHaveAccessibleName(`User menu AR, ${unread} unread`);
});
