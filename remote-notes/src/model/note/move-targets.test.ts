import { expect, test } from 'vitest';
import { moveTargetsOf } from './move-targets.ts';

const option = (slug: string) => ({ value: slug, label: slug, slug });
const options = ['garden', 'garden/beds', 'gardens', 'travel'].map(option);

test('excludes a category and its descendants from its own targets', () => {
  expect(moveTargetsOf(options, { type: 'category', slug: 'garden' }).map(({ slug }) => slug)).toEqual([
    'gardens',
    'travel',
  ]);
});
test('offers every category to a note', () => {
  expect(moveTargetsOf(options, { type: 'note', slug: 'garden/plan' })).toEqual(options);
});
