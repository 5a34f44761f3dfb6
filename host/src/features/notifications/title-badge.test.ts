import { expect, test } from 'vitest';
import { showUnreadInTitle } from './title-badge.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('puts the count before any title that a page sets, and removes it when all is read', async () => {
  document.title = 'Plan · My Note';
  let remove = showUnreadInTitle(3);
  expect(document.title).toBe('(3) Plan · My Note');
  document.title = 'Notifications · My Note';
  await settled();
  expect(document.title).toBe('(3) Notifications · My Note');
  remove();
  remove = showUnreadInTitle(250);
  expect(document.title).toBe('(99+) Notifications · My Note');
  document.title = '(2024) Taxes · My Note';
  await settled();
  expect(document.title).toBe('(99+) (2024) Taxes · My Note');
  document.title = 'Notifications · My Note';
  await settled();
  remove();
  showUnreadInTitle(0);
  expect(document.title).toBe('Notifications · My Note');
});
