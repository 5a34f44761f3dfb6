// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

const HEBREW = 'שלום';

/** The blocks with a direction, as they stand in the page. */
async function directionsOf(content: string) {
  const { editor, view } = await openEditor(content);
  const found = [...view.dom.querySelectorAll('[dir]')].map((block) => [
    block.localName,
    block.getAttribute('dir'),
  ]);
  editor.destroy();
  return found;
}

test.each([
  [`${HEBREW} and English.`, [['p', 'auto']]],
  [
    `# ${HEBREW}\n\nEnglish`,
    [
      ['h1', 'auto'],
      ['p', 'auto'],
    ],
  ],
  [
    `- ${HEBREW}\n  1. English`,
    [
      ['ul', 'rtl'],
      ['p', 'auto'],
      ['ol', 'ltr'],
      ['p', 'auto'],
    ],
  ],
  [
    `> [!tip]\n> ${HEBREW}`,
    [
      ['blockquote', 'rtl'],
      ['p', 'rtl'],
    ],
  ],
  [
    `> ${HEBREW}\n>\n> English`,
    [
      ['blockquote', 'rtl'],
      ['p', 'auto'],
      ['p', 'auto'],
    ],
  ],
  [
    `> English ${HEBREW}`,
    [
      ['blockquote', 'ltr'],
      ['p', 'auto'],
    ],
  ],
  [
    `> [!note] ${HEBREW}`,
    [
      ['blockquote', 'rtl'],
      ['p', 'rtl'],
    ],
  ],
  [`\`\`\`\n${HEBREW}\n\`\`\``, [['pre', 'ltr']]],
  [
    `| ${HEBREW} |\n| --- |\n| one |`,
    [
      ['table', 'rtl'],
      ['p', 'auto'],
      ['p', 'auto'],
    ],
  ],
  ['English\n\n- alone', []],
])('sets the direction of each block of %j by its letters', async (content, expected) => {
  expect(await directionsOf(content)).toEqual(expected);
});

test('sets the direction of a block by the first letter that is typed', async () => {
  const { editor, view } = await openEditor('');
  view.dispatch(view.state.tr.insertText(HEBREW, 1));
  expect(view.dom.querySelector('p')?.getAttribute('dir')).toBe('auto');
  expect(editor.markdown().trim()).toBe(HEBREW);
  editor.destroy();
});
