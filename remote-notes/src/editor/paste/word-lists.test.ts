// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

// Nothing is laid out here, which scrolling to the cursor asks for.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

const HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoListParagraph {margin-left:.5in; font-family:"Calibri",sans-serif;}
@list l0 {mso-list-id:1048452521; mso-list-type:hybrid;} @list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;}
--></style></head><body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->`;
const TAIL = '<!--EndFragment--></body></html>';

/** A paragraph of a list as Word writes it. */
const item = (list: string, level: number, sign: string, text: string, position = 'Middle') => `
<p class=MsoListParagraphCxSp${position} style='margin-left:${level / 2}in;mso-add-space:auto;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>
`;
/** The same where the styles of a list were left out on the way: only class, indentation and sign tell. */
const plainItem = (margin: string, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${margin};text-indent:-18.0pt'><span lang=DE>${sign}</span><span
style='font-size:7pt'>&nbsp;&nbsp;&nbsp;&nbsp; </span>${text}</p>`;
const words = (text: string) => `<p class=MsoNormal>${text}<o:p></o:p></p>`;

async function pasted(html: string) {
  const { editor, view } = await openEditor('');
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = {
    files: [],
    types: ['text/html'],
    getData: (kind: string) => (kind === 'text/html' ? HEAD + html + TAIL : ''),
  };
  view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
  const markdown = editor.markdown();
  editor.destroy();
  return markdown.trim();
}

test.each([
  [
    'bullets with two levels',
    item('l0', 1, '·', 'First item', 'First') +
      item('l0', 2, 'o', 'Inside') +
      item('l0', 2, 'o', 'Inside <b>too</b>') +
      item('l0', 1, '·', 'Second', 'Last'),
    '- First item\n  - Inside\n  - Inside **too**\n- Second',
  ],
  [
    'numbers that hold letters and bullets',
    item('l1', 1, '1.', 'One') +
      item('l1', 2, 'a.', 'A') +
      item('l1', 3, '§', 'Deep') +
      item('l1', 1, '2.', 'Two'),
    '1. One\n   1. A\n      - Deep\n2. Two',
  ],
  ['numbers that go on', item('l2', 1, '4)', 'Four') + item('l2', 1, '5)', 'Five'), '4. Four\n5. Five'],
  [
    'lists with words around them',
    words('Before') +
      item('l0', 1, '·', 'One') +
      words('Between') +
      item('l0', 1, '·', 'Two') +
      words('After'),
    'Before\n\n- One\n\nBetween\n\n- Two\n\nAfter',
  ],
  [
    'a list right behind another',
    item('l0', 1, '·', 'Dot') + item('l1', 1, '1.', 'Number'),
    '- Dot\n\n1. Number',
  ],
  ['a level that is left out', item('l0', 1, '·', 'One') + item('l0', 3, '·', 'Deep'), '- One\n  - Deep'],
  [
    'a list in a cell',
    `<table><tr><td>${item('l0', 1, '·', 'In a cell')}</td><td>x</td></tr><tr><td>y</td><td>z</td></tr></table>`,
    null,
  ],
  [
    'paragraphs that only look like a list',
    plainItem('36.0pt', '·', 'Eins') + plainItem('72.0pt', 'o', 'Zwei') + plainItem('36.0pt', '·', 'Drei'),
    '- Eins\n  - Zwei\n- Drei',
  ],
  [
    'a paragraph in the look of a list without a sign',
    '<p class=MsoListParagraph>Only words</p>',
    'Only words',
  ],
])('pastes %s from Word as lists', async (_name, html, expected) => {
  const markdown = await pasted(html);
  if (expected === null) expect(markdown).toContain('In a cell');
  else expect(markdown).toBe(expected);
});
