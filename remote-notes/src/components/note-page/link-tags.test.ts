import { expect, it } from 'vitest';
import { linkTags } from './link-tags.ts';

const draw = (html: string): string => {
  const box = document.createElement('div');
  box.innerHTML = html;
  const addressOf = (name: string) => (name === 'other' ? undefined : `/i/tags?tag=${name}`);
  linkTags(box, addressOf);
  linkTags(box, addressOf);
  return box.innerHTML.replace(/ data-tag="[^"]*" style="[^"]*"/g, '');
};

it.each([
  ['<p>A #tag, b</p>', '<p>A <a href="/i/tags?tag=tag">#tag</a>, b</p>'],
  [
    '<p>#a/b/ <b>#c</b></p>',
    '<p><a href="/i/tags?tag=a/b">#a/b</a>/ <b><a href="/i/tags?tag=c">#c</a></b></p>',
  ],
  ['<p>C#x #other</p>', '<p>C#x #other</p>'],
  ['<p><code>#a</code> <a href="/x">#b</a></p>', '<p><code>#a</code> <a href="/x">#b</a></p>'],
])('Tags in %j are links, each once', (html, expected) => {
  expect(draw(html)).toBe(expected);
});

it('Tags are marked with their key, for the rules of their colors', () => {
  const box = document.createElement('div');
  box.innerHTML = '<p>#Work/Log</p>';
  linkTags(box, () => '/i/tags');
  expect(box.querySelector('a')?.dataset.tag).toBe('work/log');
});
