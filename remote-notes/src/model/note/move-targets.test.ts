import { expect, test } from 'vitest';
import { moveTargetsOf } from './move-targets.ts';

const option = (slug: string) => ({ value: slug, label: slug, slug });
const options = ['garden', 'garden/beds', 'gardens', 'travel'].map(option);

test('a category cannot move into itself or into what is in it', () => {
  expect(moveTargetsOf(options, { type: 'category', slug: 'garden' }).map(({ slug }) => slug)).toEqual([
    'gardens',
    'travel',
  ]);
});
test('a note can move into every category', () => {
  expect(moveTargetsOf(options, { type: 'note', slug: 'garden/plan' })).toEqual(options);
});
