import { expect, test, vi } from 'vitest';
import { createStyleCache } from './style-cache.ts';

test('rules of one task share a sheet; those of a later one get another, behind it', () => {
  vi.useFakeTimers();
  const { sheet } = createStyleCache();
  // As in production; under test Emotion gives each rule a tag of its own.
  sheet.isSpeedy = true;
  sheet.insert('.a { color: red }');
  sheet.insert('.b { color: red }');
  vi.runAllTimers();
  sheet.insert('.c { color: red }');
  expect(sheet.tags).toHaveLength(2);
  expect(sheet.tags[0]?.nextSibling).toBe(sheet.tags[1]);
  const rulesOf = (tag: HTMLStyleElement | undefined) => tag?.textContent || tag?.sheet?.cssRules.length;
  expect(sheet.tags.map(rulesOf)).toEqual([2, 1]);
});
