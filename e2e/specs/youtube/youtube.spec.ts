import { expect, test } from '../../fixtures/test.ts';

test('while Youtube Reader is off not one byte of it is fetched, and its route says that it is off', async ({
  page,
  shell,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(shell.pageLink('Trash')).toBeVisible();
  await expect(shell.pageLink('Youtube Reader')).toHaveCount(0);
  await page.goto('/i/youtube');
  await expect(shell.main.getByText('Youtube Reader is switched off')).toBeVisible();
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();

  expect(
    requests.some((url) => url.includes('/remotes/sharing/')),
    'remotes are seen on the network',
  ).toBe(true);
  expect(requests.filter((url) => url.includes('remotes/youtube'))).toEqual([]);
});

test('switched on in the settings, Youtube Reader shows up in the sidebar and its page opens', async ({
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
