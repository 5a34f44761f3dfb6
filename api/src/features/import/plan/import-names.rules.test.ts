import { expect, it } from 'vitest';
import { createNames } from './import-names.rules.ts';

it('Thousands of files of the same name get their own names quickly', () => {
  const names = createNames();
  const start = performance.now();
  const [slugs, titles] = [new Set<string>(), new Set<string>()];
  for (let n = 0; n < 10_000; n += 1) {
    slugs.add(names.slug('work', '!'));
    titles.add(names.title('work', '!'));
  }
  expect(performance.now() - start).toBeLessThan(3_000);
  expect([slugs.size, titles.size]).toEqual([10_000, 10_000]);
  expect([slugs.has('work/note'), slugs.has('work/note-10000')]).toEqual([true, true]);
  expect([titles.has('Folder'), titles.has('Folder 10000')]).toEqual([true, true]);
});
