import { afterEach, expect, test } from 'vitest';
import { keepLanguageCookie } from './language-cookie.ts';
import { LANGUAGE_KEY } from './language-key.ts';

afterEach(() => {
  localStorage.removeItem(LANGUAGE_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test
  document.cookie = `${LANGUAGE_KEY}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

test('sets the cookie of a chosen language again when it has expired', () => {
  localStorage.setItem(LANGUAGE_KEY, 'de');
  expect(document.cookie).toBe('');
  keepLanguageCookie();
  expect(document.cookie).toBe('my-note.language=de');
});

test.each([null, 'tlh'])('no cookie says what was not chosen: %s', (stored) => {
  if (stored) localStorage.setItem(LANGUAGE_KEY, stored);
  keepLanguageCookie();
  expect(document.cookie).toBe('');
});
