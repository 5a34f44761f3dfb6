import type { ListItem, Note } from '@my-note/contract';

/**
 * Identifier of the nth row of a test.
 *
 * @example
 * standInService({ 'GET notes': () => ({ data: [testItem(1, 'plan')], order: [testId(1)] }) });
 */
export const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const at = '2026-01-01T00:00:00.000Z';
/**
 * An item of a list response.
 *
 * @example
 * standInService({ 'GET notes': () => ({ data: [testItem(1, 'work', { type: 'category' })] }) });
 */
export const item = (n: number, slug: string, rest: Partial<ListItem> = {}): ListItem => ({
  _id: id(n),
  title: slug,
  slug,
  type: 'note',
  category: null,
  order: [],
  pinned: false,
  updatedAt: at,
  ...rest,
});
/**
 * The whole note behind an item.
 *
 * @example
 * const plan = testNote(testItem(1, 'plan'), { content: '- [ ] Call Ada' });
 * standInService({ 'GET noteBySlug': () => plan });
 */
export const noteOf = (from: ListItem, rest: Partial<Note> = {}): Note => ({
  ...from,
  createdBy: id(9),
  createdAt: at,
  deleted: false,
  content: '',
  excerpt: '',
  version: 1,
  ...rest,
});
