import { button, NOTE_TEXT, SAVED } from './elements.ts';
import { expect, test } from './webkit-test.ts';

test('what is typed becomes Markdown, and comes back after a reload', async ({ webkit, account }) => {
  const note = await account.note('Plan', 'First line.');
  await webkit.goto(`/${note.slug}`);
  await webkit.click(button('Edit'));
  await webkit.click(NOTE_TEXT);
  await webkit.press('Control+End');
  await webkit.press('Enter');
  for (const line of ['## Two', '- one', 'two']) {
    await webkit.type(line);
    await webkit.press('Enter');
  }
  await webkit.press('Enter');
  await webkit.type('Some **bold** and `code` words.');
  await webkit.one(SAVED);
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toBe('First line.\n\n## Two\n\n- one\n- two\n\nSome **bold** and `code` words.');
  await webkit.reload();
  await webkit.one({ css: 'main strong', name: 'bold' });
  await webkit.one({ css: 'main li', name: /two/ });
});

test('undo and redo take text back and bring it again', async ({ webkit, account }) => {
  const note = await account.note('Plan', 'First line.');
  await webkit.goto(`/${note.slug}`);
  await webkit.click(button('Edit'));
  await webkit.click(NOTE_TEXT);
  await webkit.press('Control+End');
  await webkit.type(' More');
  await webkit.one({ css: '[aria-label="Note text"] p', name: /First line\. More/ });
  await webkit.press('Control+z');
  await webkit.one({ css: '[aria-label="Note text"] p', name: /^First line\.$/ });
  await webkit.press('Control+Shift+z');
  await webkit.one({ css: '[aria-label="Note text"] p', name: /First line\. More/ });
});

test('text that is written without a service stays, and is saved once it is back', async ({
  webkit,
  account,
  line,
}) => {
  const note = await account.note('Plan', 'First line.');
  await webkit.goto(`/${note.slug}`);
  await webkit.click(button('Edit'));
  await webkit.click(NOTE_TEXT);
  await webkit.press('Control+End');
  line.faultOf = (path) => (path.startsWith('/api/') ? 'cut' : undefined);
  await webkit.type(' Written on a train.');
  await webkit.one({ css: '[role=status]', name: /Offline/ });
  line.faultOf = () => undefined;
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content, { timeout: 40_000 })
    .toContain('Written on a train.');
});
