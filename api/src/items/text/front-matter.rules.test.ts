import { expect, it } from 'vitest';
import { readFrontMatter, readIndex, writeFrontMatter } from './front-matter.rules.ts';

const tooLong = () => new Error('too long');
const block = (yaml: string) => `---\n${yaml}\n---\ntext`;

it('Front matter has at most 16 KB; prose between two rules has no limit', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `key${n}: 1`).join('\n');
  expect(readFrontMatter(block(`title: Plan\n${keys(1_000)}`), tooLong).front).toEqual({ title: 'Plan' });
  expect(() => readFrontMatter(block(`title: Plan\n${keys(2_000)}`), tooLong)).toThrow('too long');
  const prose = block('One sentence, and another.\n'.repeat(100_000));
  expect(readFrontMatter(prose, tooLong)).toEqual({ front: {}, text: prose });
});

it('The order of a category is read completely, however many children it has', () => {
  const order = Array.from({ length: 5_000 }, (_, n) => `child-${n}.md`);
  expect(readIndex(writeFrontMatter({ title: 'Work', order }), tooLong)).toEqual({ title: 'Work', order });
});
