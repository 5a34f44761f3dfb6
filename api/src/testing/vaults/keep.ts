import { PNG } from '../files/files.ts';

const note = (facts: object) =>
  JSON.stringify({
    color: 'DEFAULT',
    isTrashed: false,
    isPinned: false,
    isArchived: false,
    userEditedTimestampUsec: 1_588_421_045_678_000,
    createdTimestampUsec: 1_577_934_245_006_000,
    ...facts,
  });

/** Google Keep in an archive of Google Takeout, as it was in 2024. */
export const keepVault = {
  'Takeout/archive_browser.html': '<html></html>',
  'Takeout/Keep/Labels.txt': 'Kitchen\nTwo words\n',
  'Takeout/Keep/Shopping.json': note({
    title: 'Shopping',
    isPinned: true,
    color: 'YELLOW',
    labels: [{ name: 'Kitchen' }, { name: 'Two words' }],
    listContent: [
      { textHtml: '<p>Milk</p>', text: 'Milk', isChecked: false },
      { text: 'Eggs *large*', isChecked: true },
    ],
    attachments: [{ filePath: '1a2b.c3d4.jpeg', mimetype: 'image/jpeg' }],
  }),
  'Takeout/Keep/Shopping.html': '<html></html>',
  'Takeout/Keep/1a2b.c3d4.png': PNG,
  'Takeout/Keep/2021-03-04T10_11_12.123+01_00.json': note({
    title: '',
    textContent: 'Call #Bob at 5\nhttps://example.org/a_b_\n\n- one\n- two',
    annotations: [
      { description: '', source: 'WEBLINK', title: 'An example', url: 'https://example.org/a_b_' },
      { description: '', source: 'WEBLINK', title: 'Another [one]', url: 'https://example.org/other page' },
    ],
  }),
  'Takeout/Keep/2021-03-04T10_11_12.123+01_00.html': '<html></html>',
  'Takeout/Keep/Old.json': note({ title: 'Old', textContent: 'Out of sight', isArchived: true }),
  'Takeout/Keep/Old.html': '<html></html>',
  'Takeout/Keep/Gone.json': note({ title: 'Gone', textContent: 'x', isTrashed: true }),
  'Takeout/Keep/Gone.html': '<html></html>',
  'Takeout/Keep/Lost picture.json': note({
    title: 'Lost picture',
    textContent: 'text',
    attachments: [{ filePath: 'missing.jpg', mimetype: 'image/jpeg' }],
  }),
  'Takeout/Keep/Lost picture.html': '<html></html>',
};
