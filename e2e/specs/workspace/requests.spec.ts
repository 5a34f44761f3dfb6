import { paths } from '@my-note/contract';
import type { RequestCreate } from '@my-note/contract/requests';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { answerRequest } from '../../fixtures/accounts/operator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RequestsPage } from '../../pages/requests-page.ts';

const TITLE = 'The search does not keep my filter';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('keeps a request intact while it is drafted, sent and replied to', async ({
  page,
  siteUrl,
  account,
  shell,
}) => {
  const requests = new RequestsPage(page);
  const before: RequestCreate = {
    type: 'issue',
    title: 'Search forgets its filter',
    description: 'Each time',
  };
  await fetch(`${siteUrl}/api${paths.requests}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.accessToken}`,
      'content-type': 'application/json',
      'client-id': 'my-note',
    },
    body: JSON.stringify(before),
  });
  await page.goto('/i/trash');
  await shell.goTo('Issue report / Feature request');
  await expect(requests.entry(before.title)).toBeVisible();

  await requests.send.click();
  await expect(requests.title).toBeFocused();
  await expect(requests.title).toHaveAccessibleDescription('Title is required');
  await requests.title.fill(TITLE);
  await expect(requests.similar).toContainText(before.title);
  await requests.description.fill('I press **Back**.');
  await requests.tab('Preview').click();
  await expect(requests.preview.locator('strong')).toHaveText('Back');
  await requests.choosePicture('shot.png', pixel);
  await expect(requests.picture).toHaveJSProperty('naturalWidth', 1);
  await expect(requests.form).toContainText('Only these details');
  await requests.fact('Browser').uncheck();

  await page.reload();
  await expect(requests.title).toHaveValue(TITLE);
  await expect(requests.description).toHaveValue('I press **Back**.');
  await expect(requests.picture).toHaveJSProperty('naturalWidth', 1);
  await expect(requests.fact('Browser')).not.toBeChecked();
  await requests.send.click();

  const entry = requests.entry(TITLE);
  await expect(entry.locator('strong')).toHaveText('Back');
  await expect(entry).toContainText('Open');
  await expect(entry.getByRole('img', { name: 'Screenshot' })).toHaveJSProperty('naturalWidth', 1);
  await entry.getByText('Technical details that were sent').click();
  await expect(entry.getByRole('term').filter({ hasText: 'Previous page' })).toBeVisible();
  await expect(entry).toContainText('/i/trash');
  await expect(entry.getByRole('term').filter({ hasText: 'Browser' })).toHaveCount(0);
  await expect(requests.title).toHaveValue('');
  await expect(requests.picture).toHaveCount(0);

  await answerRequest(await requests.numberOf(TITLE), 'planned', 'In the next version');
  await expect(entry).toContainText('Planned');
  await expect(entry.getByRole('group', { name: 'Reply' })).toContainText('In the next version');
  await expect(shell.toast('Your request is planned')).toBeVisible();
  // Checks accessibility with a similar request, an error and a reply on screen.
  await requests.title.fill(TITLE);
  await expect(requests.similar).toContainText('In the next version');
  await requests.send.click();
  await expect(requests.description).toHaveAccessibleDescription('Description is required');
  await expectNoViolations(page, 'the requests');
});
