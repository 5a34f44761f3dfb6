import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { fillPages, PAGES } from '../../fixtures/notes/every-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('no axe violations on a phone, in either theme', async ({ page, account, shell, notePage }) => {
  test.setTimeout(240_000);
  await fillPages(account);
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(shell.main.getByRole('heading').first()).toBeVisible();
      await expectNoViolations(page, path);
    });
  await page.goto('/garden/agenda');
  await notePage.edit.tap();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  await expectNoViolations(page, 'a note in writing');
  await page.goto('/');
  await shell.menuButton.tap();
  await expect(shell.entry('Garden')).toBeVisible();
  await expectNoViolations(page, 'the navigation');
  await page.goto('/garden/agenda');
  await notePage.chooseAction('Share');
  await expect(page.getByRole('button', { name: 'Remove sharing' })).toBeVisible();
  await expectNoViolations(page, 'sharing a note');
});
