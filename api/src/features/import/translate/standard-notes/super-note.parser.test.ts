import { expect, it } from 'vitest';
import { writeMarkdown } from '../html/html-markdown.writer.ts';
import { readSuperNote } from './super-note.parser.ts';

const text = (value: string) => ({ type: 'text', text: value });
const block = (type: string, children: object[], more = {}) => ({ type, children, ...more });
function read(...children: object[]) {
  const lost: string[] = [];
  const tree = readSuperNote(JSON.stringify({ root: block('root', children) }), {
    noteOf: () => undefined,
    lost: (reason, what) => lost.push(what ? `${reason}: ${what}` : reason),
  });
  return { text: tree && writeMarkdown(tree), lost };
}

it('A cell of a table keeps its blocks apart', () => {
  const list = block('list', [block('listitem', [text('x')]), block('listitem', [text('y')])]);
  const cells = [
    block('tablecell', [block('paragraph', [text('p1')]), block('paragraph', [text('p2')])]),
    block('tablecell', [block('paragraph', [text('a')]), list]),
    block('tablecell', [text('b'), text('c')]),
  ];
  expect(read(block('table', [block('tablerow', cells)])).text).toBe(
    '| p1<br>p2 | a<br>• x<br>• y | bc |\n| - | - | - |',
  );
});

it('What is shown from elsewhere is a link or a picture', () => {
  expect(
    read(
      { type: 'youtube', videoID: 'dQw4w9WgXcQ' },
      { type: 'tweet', id: '1234567890' },
      { type: 'unencrypted-image', src: 'https://example.org/a.png', alt: 'sea' },
    ),
  ).toEqual({
    text: '<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n<https://x.com/i/web/status/1234567890>\n\n![sea](https://example.org/a.png)',
    lost: [],
  });
});

it('A part that says nothing here is reported', () => {
  expect(
    read(
      { type: 'unencrypted-image', src: 'javascript:x' },
      { type: 'snfile', fileUuid: 'f1' },
      { type: 'chart', data: 1 },
      block('paragraph', [{ type: 'stamp' }]),
      block('collapsible-content', []),
      block('paragraph', []),
    ).lost,
  ).toEqual([
    'A file is not in the backup',
    'A file is not in the backup',
    'A part that cannot be shown here was left out: chart',
    'A part that cannot be shown here was left out: stamp',
  ]);
});
