import { expect, test } from 'vitest';
import { readSharedText, toHash } from './shared-text.ts';

const read = (address: string) => readSharedText(new URL(address, 'https://notes.example.org'));

test.each([
  ['/i/new', { title: '', content: '', tags: '' }],
  [
    '/i/new?title=Bread&text=Two+eggs.&url=https://example.org/a b',
    { title: 'Bread', content: 'Two eggs.\n\n<https://example.org/a%20b>', tags: '' },
  ],
  [
    '/i/new?url=https://example.org/x',
    { title: 'example.org', content: '<https://example.org/x>', tags: '' },
  ],
  [
    '/i/new?text=Read+https://example.org/x&url=https://example.org/x',
    { title: 'Read https://example.org/x', content: 'Read https://example.org/x', tags: '' },
  ],
  ['/i/new?text=%23+Plan%0Aone', { title: 'Plan', content: '# Plan\none', tags: '' }],
  ['/i/new?title=a%0A%0Ab&tags=work/log,x&tags=y', { title: 'a b', content: '', tags: 'work/log,x y' }],
  [
    '/i/new?url=javascript:alert(1)',
    { title: 'javascript:alert(1)', content: 'javascript:alert(1)', tags: '' },
  ],
  ['/i/new?title=Before#title=After', { title: 'After', content: '', tags: '' }],
])('%s', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

test('what is written into an address is read from it again', () => {
  const shared = { title: 'Bread & eggs', content: '# One\n\n+ two #3', tags: 'a b' };
  expect(read(`/i/new?title=Old${toHash(shared)}`)).toEqual(shared);
});
