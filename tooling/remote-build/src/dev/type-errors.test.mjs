import { expect, test } from 'vitest';
import { errorReader } from './type-errors.mjs';

const CHECK = `12:26:29 PM - File change detected. Starting incremental compilation...

src/page.tsx(1,14): error TS2322: Type 'string' is not assignable to type 'number'.
src/page.tsx(4,3): error TS2345: Argument of type '{}' is not assignable.
  Property 'title' is missing.

12:26:31 PM - Found 2 errors. Watching for file changes.
12:26:40 PM - File change detected. Starting incremental compilation...

12:26:41 PM - Found 0 errors. Watching for file changes.`;

test('reports the errors of each check, with what explains them', () => {
  /** @type {string[][]} */
  const reports = [];
  const read = errorReader((errors) => reports.push(errors));
  for (const line of CHECK.split('\n')) read(line);
  expect(reports).toEqual([
    [
      "src/page.tsx(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
      "src/page.tsx(4,3): error TS2345: Argument of type '{}' is not assignable.\n  Property 'title' is missing.",
    ],
    [],
  ]);
});
