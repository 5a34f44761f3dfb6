import { afterEach, expect, test } from 'vitest';
import { LANGUAGE_KEY } from '../platform/language/language-key.ts';
import { showLanguage } from './language.ts';

afterEach(() => {
  localStorage.removeItem(LANGUAGE_KEY);
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test
  document.cookie = `${LANGUAGE_KEY}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

test('the service is told of a chosen language again when its cookie has ended', () => {
  localStorage.setItem(LANGUAGE_KEY, 'de');
  expect(document.cookie).toBe('');
  showLanguage();
  expect(document.cookie).toBe('my-note.language=de');
  expect(document.documentElement.lang).toBe('de');
});

test.each([null, 'tlh'])('no cookie says what was not chosen: %s', (stored) => {
  if (stored) localStorage.setItem(LANGUAGE_KEY, stored);
  showLanguage();
  expect(document.cookie).toBe('');
});
