import { expect, test } from 'vitest';
import { showUnreadInTitle } from './title-badge.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the count stands before the title, whatever the pages set, and goes when all is read', async () => {
  document.title = 'Plan · My Note';
  showUnreadInTitle(3);
  expect(document.title).toBe('(3) Plan · My Note');
  document.title = 'Notifications · My Note';
  await settled();
  expect(document.title).toBe('(3) Notifications · My Note');
  showUnreadInTitle(250);
  expect(document.title).toBe('(99+) Notifications · My Note');
  document.title = '(2024) Taxes · My Note';
  await settled();
  expect(document.title).toBe('(99+) (2024) Taxes · My Note');
  document.title = 'Notifications · My Note';
  await settled();
  showUnreadInTitle(0);
  expect(document.title).toBe('Notifications · My Note');
});
