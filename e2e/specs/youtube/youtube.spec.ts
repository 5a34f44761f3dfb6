import { expect, test } from '../../fixtures/test.ts';

test('downloads nothing of Youtube Reader while it is disabled, and its page says so', async ({
  page,
  shell,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(shell.pageLink('Trash')).toBeVisible();
  await expect(shell.pageLink('Youtube Reader')).toHaveCount(0);
  await page.goto('/i/youtube');
  await expect(shell.main.getByText('Youtube Reader is turned off')).toBeVisible();
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();

  expect(
    requests.some((url) => url.includes('/remotes/sharing/')),
    'remotes are seen on the network',
  ).toBe(true);
  expect(requests.filter((url) => url.includes('remotes/youtube'))).toEqual([]);
});

test('enabling Youtube Reader in the settings adds its sidebar entry and opens its page', async ({
  page,
  shell,
}) => {
  await page.goto('/');
  const settings = await shell.openSettings();
  await settings.getByText('Youtube Reader', { exact: true }).click();
  await expect(settings.getByRole('checkbox', { name: 'Youtube Reader' })).toBeChecked();
  await page.keyboard.press('Escape');
  await shell.pageLink('Youtube Reader').click();
  await expect(shell.main.getByRole('heading', { level: 1, name: 'Youtube Reader' })).toBeVisible();
  await page.reload();
  await expect(shell.main.getByRole('heading', { name: 'No channels yet' })).toBeVisible();
});
