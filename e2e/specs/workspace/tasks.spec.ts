import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

const day = (offset: number) => {
  const date = new Date(Date.now() + offset * 24 * 60 * 60_000);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');
};

test('tasks of all notes are on one page, in groups, and are checked there', async ({
  page,
  account,
  shell,
}) => {
  const house = await account.note(
    'House',
    `Before.\n\n- [ ] Pay the rent @${day(0)}\n- [x] Sold\n- [ ] Paint 📅 ${day(-3)} #home/room\n\nBehind.`,
  );
  await account.note('Garden', '- [ ] Plant a tree');
  await page.goto('/');
  await shell.goTo('Tasks');
  await expect(page).toHaveURL('/i/tasks');
  const { main } = shell;
  const group = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(group('Overdue').getByRole('checkbox')).toHaveAccessibleName('Paint #home/room');
  await expect(group('Today').getByRole('checkbox')).toHaveAccessibleName('Pay the rent');
  await expect(group('No date').getByRole('checkbox')).toHaveAccessibleName('Plant a tree');
  await expectNoViolations(page, 'tasks');

  const rent = main.getByRole('checkbox', { name: 'Pay the rent' });
  await rent.check();
  const text = async () => (await account.noteBySlug(house.slug)).content;
  await expect.poll(text).toBe(house.content.replace('[ ] Pay', '[x] Pay'));
  await rent.uncheck();
  await expect.poll(text).toBe(house.content);
  await rent.check();
  await expect.poll(text).toContain('[x] Pay');

  await main.getByLabel('Group by').selectOption('Tag');
  await expect(group('#home/room').getByRole('checkbox')).toHaveCount(1);
  await main.getByLabel('Group by').selectOption('Note');
  await expect(page).toHaveURL('/i/tasks?by=note');
  await group('House').getByRole('link', { name: 'House' }).first().click();
  await expect(page).toHaveURL('/house');
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.goBack();
  await expect(main.getByRole('checkbox', { name: 'Paint' })).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Pay the rent' })).toHaveCount(0);
});

test('another tab that shows the note shows the check at once', async ({ page, context, account }) => {
  const note = await account.note('House', '- [ ] Paint');
  const other = await context.newPage();
  await other.goto(`/${note.slug}`);
  await expect(other.getByRole('main').getByRole('checkbox')).not.toBeChecked();
  await page.goto('/i/tasks');
  await page.getByRole('checkbox', { name: 'Paint' }).check();
  await expect(other.getByRole('main').getByRole('checkbox')).toBeChecked();
});

test('a task that was changed elsewhere is refused in words, and nothing is written', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/409|423/);
  const note = await account.note('House', '- [ ] Paint');
  await page.goto('/i/tasks');
  const box = shell.main.getByRole('checkbox', { name: 'Paint' });
  await expect(box).toBeVisible();
  await account.write(note, '- [ ] Paint the door');
  await box.click();
  await expect(page.getByText(/This task was changed or removed meanwhile/)).toBeVisible();
  await expect(shell.main.getByRole('checkbox', { name: 'Paint the door' })).not.toBeChecked();
  await account.lock(note);
  await shell.main.getByRole('checkbox', { name: 'Paint the door' }).click();
  await expect(page.getByText(/This note is locked/)).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe('- [ ] Paint the door');
});

test('a calendar reads tasks by an address that is shown once and can be removed', async ({
  page,
  account,
  shell,
  request,
}) => {
  await account.note('House', '- [ ] Pay the rent @2026-12-01');
  await page.goto('/i/tasks');
  await shell.main.getByRole('button', { name: 'Make address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Address for calendars' });
  const address = await dialog.getByLabel('Address for calendars').inputValue();
  const calendar = await request.get(address);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toContain('SUMMARY:Pay the rent\r\n');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  await expect(shell.main.getByText(/The address was made/)).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await shell.main.getByRole('button', { name: 'Remove address' }).click();
  await expect(shell.main.getByRole('button', { name: 'Make address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('the message in the morning is turned on and off', async ({ page, shell }) => {
  await page.goto('/i/tasks');
  const reminders = shell.main.getByRole('checkbox', {
    name: 'Tell me in the morning of tasks that are due',
  });
  await expect(reminders).not.toBeChecked();
  const words = shell.main.getByText('Tell me in the morning');
  await words.click();
  await expect(reminders).toBeChecked();
  await page.reload();
  await expect(reminders).toBeChecked();
  await words.click();
  await expect(reminders).not.toBeChecked();
});

test('without tasks the page says how to write one', async ({ page, shell }) => {
  await page.goto('/i/tasks');
  await expect(shell.main.getByText('No open tasks')).toBeVisible();
  await expect(shell.main.getByText(/- \[ \] Pay the rent @2026-12-01/)).toBeVisible();
});
