import { describe, expect, it } from 'vitest';
import { categoriesNamed, type NamedCategory } from './named-categories.ts';

const category = (
  id: string,
  title: string,
  slug: string,
  parentId: string | null = null,
): NamedCategory => ({
  id,
  title,
  slug,
  parentId,
});
const all = [
  category('work', 'Work', 'work'),
  category('cafe', 'Café & Brûlerie', 'cafe-brulerie'),
  category('log', 'Tägliches Log', 'cafe-brulerie/taegliches-log', 'cafe'),
  category('street', 'Łódź, Hauptstraße', 'work/lodz', 'work'),
  category('slash', 'In/Out', 'in-out'),
  category('signs', '???', 'note-1'),
  category('star', '⭐', 'note-2'),
  category('arabic', 'أَحْمَد', 'ahmad'),
];

describe('Categories named by in:', () => {
  it.each([
    ['cafe brulerie', ['cafe', 'log']],
    ['CAFÉ & BRÛLERIE', ['cafe', 'log']],
    ['cafe\u0301 brulerie', ['cafe', 'log']],
    ['cafe-brulerie', ['cafe', 'log']],
    ['taglIches log', ['log']],
    ['cafe brulerie/tagliches log', ['log']],
    ['work/lodz hauptstrasse', ['street']],
    ['work/lodz', ['street']],
    ['in/out', ['slash']],
    ['in-out', ['slash']],
    ['???', ['signs']],
    ['⭐', ['star']],
    ['احمد', ['arabic']],
    ['cafe', []],
    ['!!!', []],
  ])('%s', (name, ids) => {
    expect(categoriesNamed(all, name)).toEqual(ids);
  });
});
