import { expect, it } from 'vitest';
import { links } from './pages.ts';

it('builds the address of a page from its pattern', () => {
  expect(links.trash()).toBe('/i/trash');
  expect(links.item('work/plan')).toBe('/work/plan');
  expect(links.video('v1')).toBe('/i/youtube/v1');
  expect(links.sharedNote({ shareId: 'secret', noteId: 'n1' })).toBe('/i/shared/secret/n1');
});
