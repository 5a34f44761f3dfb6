import { beforeAll, expect, it } from 'vitest';
import { inLanguage } from '../../../core/language/language.ts';
import { speakLanguages } from '../../../languages/index.ts';
import { youtubeTexts } from '../texts.ts';
import { failureReason } from './failure-reason.rules.ts';

beforeAll(speakLanguages);

it.each([
  ['it did not respond in time', 'es kam nicht rechtzeitig eine Antwort'],
  ['it responded with 503', 'YouTube hat mit 503 geantwortet'],
  ['it asked to wait until 2026-03-01 11:00 UTC', 'YouTube bittet, bis 2026-03-01 11:00 UTC zu warten'],
  ['the words of an older version', 'the words of an older version'],
])('%s is said in the language of its reader', (stored, german) => {
  expect(inLanguage('de', () => failureReason(stored))).toBe(german);
  expect(inLanguage('en', () => failureReason(stored))).toBe(stored);
});

it('knows every reason that is stored', () => {
  const stored = inLanguage('en', () =>
    Object.entries(youtubeTexts).filter(
      ([, text]) => typeof text === 'string' && /^(it|its|the|My Note couldn’t) /.test(text),
    ),
  );
  expect(stored.length).toBeGreaterThan(12);
  for (const [key, text] of stored)
    expect(inLanguage('ja', () => [key, failureReason(String(text))])).not.toEqual([key, text]);
});
