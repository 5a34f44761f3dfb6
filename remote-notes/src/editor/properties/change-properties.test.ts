import { type Property, propertiesOf, splitFrontMatter } from '@my-note/kit/markdown';
import { expect, test } from 'vitest';
import { withName, withoutProperty, withProperty, withValue, withYaml } from './change-properties.ts';

const YAML =
  'title:   "A plan"  \n# words\ndone: false\r\ntags:\n  - one\n  - two\nmore: {a: 1}\nlist: [x]\n';

function named(name: string): Property {
  const found = propertiesOf(YAML).find((property) => property.name === name);
  if (!found) throw new Error(name);
  return found;
}

test.each([
  ['title', 'New: one', 'title:   "A plan"  \n', 'title: "New: one"\r\n'],
  ['title', 'Plain words', 'title:   "A plan"  \n', 'title: Plain words\r\n'],
  ['title', '2026-01-01', 'title:   "A plan"  \n', 'title: "2026-01-01"\r\n'],
  ['done', 'true', 'done: false\r\n', 'done: true\r\n'],
  ['tags', 'one\nthree', '  - one\n  - two\n', '\r\n  - one\r\n  - three\r\n'],
  ['list', 'x\ny, z', 'list: [x]\n', 'list: [x, "y, z"]\r\n'],
  ['list', '', 'list: [x]\n', 'list: []\r\n'],
])('%s becomes %j, and nothing else changes', (name, value, before, after) => {
  const source = name === 'tags' ? `tags:\n${before}` : before;
  const written = name === 'tags' ? `tags:${after}` : after;
  expect(withValue(YAML, named(name), value)).toBe(YAML.replace(source, written));
});

test('a property is renamed, removed, and added', () => {
  expect(withName(YAML, named('tags'), 'topics')).toBe(YAML.replace('tags:', 'topics:'));
  expect(withName(YAML, named('done'), 'a: b')).toBe(YAML.replace('done:', '"a: b":'));
  expect(withoutProperty(YAML, named('tags'))).toBe(YAML.replace('tags:\n  - one\n  - two\n', ''));
  expect(withProperty(YAML, 'due')).toBe(`${YAML}due:\r\n`);
});

test.each(['yes', '- a', '#x', 'a: b', '"', "it's", '', ' x', '1e3', 'a #b', '[x]', 'ü'])(
  'the words %j are read as they were written',
  (value) => {
    const [only] = propertiesOf('a: b\n');
    if (!only) throw new Error('No property');
    const [property] = propertiesOf(withValue('a: b\n', only, value));
    expect([property?.kind, property?.value]).toEqual(['text', value]);
  },
);

test('the marks and blank lines around them stay, and without any property they go', () => {
  const mark = '\uFEFF---\r\na: 1\r\n---\r\n\r\n';
  expect(withYaml(mark, 'a: 2\r\n')).toBe('\uFEFF---\r\na: 2\r\n---\r\n\r\n');
  expect(withYaml(mark, '')).toBe('\uFEFF');
  expect(splitFrontMatter(mark).yaml).toBe('a: 1\r\n');
});
