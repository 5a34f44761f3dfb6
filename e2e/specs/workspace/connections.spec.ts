import { paths } from '@my-note/contract';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { openHookReceiver } from '../../fixtures/outside/hook-receiver.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an access token is made, shown once, used, and revoked', async ({ page, shell, siteUrl }) => {
  await page.goto('/i/account');
  await shell.main.getByRole('link', { name: 'Open connections' }).click();
  await expect(page).toHaveURL('/i/connections');
  await expect(shell.main.getByText('No access tokens yet')).toBeVisible();
  await shell.main.getByRole('button', { name: 'Create token' }).click();
  await shell.main.getByRole('button', { name: 'Create token' }).click();
  await expect(shell.main.getByText('Name is required')).toBeVisible();
  await shell.main.getByLabel('Name').fill('Browser extension');
  await expectNoViolations(page, 'connections');
  await shell.main.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Access token' });
  const token = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const useToken = () =>
    page.request.get(`${siteUrl}/api${paths.notes}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await useToken()).status()).toBe(200);
  const entry = shell.main.getByRole('listitem').filter({ hasText: 'Browser extension' });
  await expect(entry).toContainText('Read and write');
  await expect(shell.main.getByText(token)).toHaveCount(0);
  await entry.getByRole('button', { name: 'Revoke Browser extension' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(entry).toHaveCount(0);
  await expect.poll(async () => (await useToken()).status()).toBe(401);
});

test('a webhook is made, tried, fails, is sent once more, and is removed', async ({
  page,
  shell,
  account,
}) => {
  const receiver = await openHookReceiver();
  await page.goto('/i/connections');
  const { main } = shell;
  await expect(main.getByText('No webhooks yet')).toBeVisible();
  await main.getByRole('button', { name: 'Create webhook' }).click();
  await main.getByLabel('Name').fill('Automation');
  await main.getByLabel('Address').fill('nonsense');
  await main.getByRole('button', { name: 'Create webhook' }).click();
  await expect(main.getByText('Enter an address')).toBeVisible();
  await main.getByLabel('Address').fill(receiver.address);
  await expectNoViolations(page, 'new webhook');
  await main.getByRole('button', { name: 'Create webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signing secret' });
  await expect(dialog.getByRole('textbox')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const entry = main.getByRole('listitem').filter({ hasText: receiver.address });
  const act = async (name: string) => {
    await entry.getByRole('button', { name: 'Actions for Automation' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  receiver.respondWith(500);
  await act('Send test');
  await entry.getByRole('button', { name: 'Log of deliveries' }).click();
  const log = entry.getByRole('listitem');
  await expect(log).toContainText('The address responded 500');
  await expect(log.getByText('Thank you')).toBeVisible();
  receiver.respondWith(200);
  await expect(log).toContainText('Delivered', { timeout: 30_000 });
  await log.getByRole('button', { name: 'Redeliver Test' }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  await expect(entry.getByRole('listitem')).toHaveCount(2);

  const note = await account.note('Plan', 'Secret words');
  await account.trash(note._id);
  await expect.poll(() => receiver.received.some(({ body }) => body.includes('note.trashed'))).toBe(true);
  expect(JSON.stringify(receiver.received)).not.toContain('Secret');
  await expectNoViolations(page, 'log of a webhook');

  await act('Turn off');
  await expect(entry.getByText('Off', { exact: true })).toBeVisible();
  await act('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('No webhooks yet')).toBeVisible();
  await receiver.close();
});
