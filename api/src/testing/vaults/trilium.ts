import { PNG } from '../files/files.ts';

type Meta = Record<string, unknown> & { children?: Meta[] };
const note = (noteId: string, title: string, more: Meta): Meta => ({
  isClone: false,
  noteId,
  title,
  prefix: null,
  isExpanded: false,
  type: 'text',
  mime: 'text/html',
  attributes: [],
  attachments: [],
  ...more,
});
const label = (name: string, value = '') => ({
  type: 'label',
  name,
  value,
  isInheritable: false,
  position: 10,
});

const work = note('work1', 'Work & more', {
  notePosition: 20,
  format: 'markdown',
  dataFileName: 'Work & more.md',
  dirFileName: 'Work & more',
  attributes: [label('status', 'open'), label('sorted'), { type: 'relation', name: 'boss', value: 'diary' }],
  attachments: [
    {
      attachmentId: 'att1',
      title: 'photo.png',
      role: 'image',
      mime: 'image/png',
      position: 10,
      dataFileName: 'Work & more_photo.png',
    },
  ],
  children: [
    note('zed', 'Zed first', { notePosition: 10, format: 'markdown', dataFileName: 'Zed first.md' }),
    note('code', 'script', {
      notePosition: 20,
      type: 'code',
      mime: 'application/javascript;env=frontend',
      dataFileName: 'script.js',
    }),
    note('alpha', 'Alpha last', { notePosition: 30, format: 'markdown', dataFileName: '1_Alpha.md' }),
    {
      isClone: true,
      noteId: 'diary',
      title: 'Diary',
      notePosition: 40,
      prefix: null,
      dataFileName: 'Diary.clone.md',
      type: 'text',
      format: 'markdown',
    },
    note('map', 'A map', {
      notePosition: 50,
      type: 'relationMap',
      mime: 'application/json',
      dataFileName: 'A map.json',
    }),
  ],
});
const diary = note('diary', 'Diary', { notePosition: 10, format: 'markdown', dataFileName: 'Diary.md' });
const book = note('book', 'Book', {
  notePosition: 30,
  type: 'book',
  mime: '',
  dirFileName: 'Book',
  children: [note('page', 'Page', { notePosition: 10, format: 'markdown', dataFileName: 'Page.md' })],
});
// The list is deliberately not in the order of the places.
const root = note('root', 'root', {
  notePosition: 0,
  type: 'text',
  dirFileName: 'root',
  children: [work, book, diary],
});

const triliumMeta = { formatVersion: 2, appVersion: '0.104.1', files: [root] };

/** Trilium's export of everything, as Markdown. */
export const triliumVault = {
  '!!!meta.json': JSON.stringify(triliumMeta, null, '\t'),
  'root/Work & more.md': `# Work & more\r
<a class="reference-link" href="Diary.md">Diary</a> [zed](Work%20%26%20more/Zed%20first.md#part) [clone](Work%20%26%20more/Diary.clone.md) [book](Book)

![](Work%20%26%20more_photo.png)

> [!NOTE]
> Well
`,
  'root/Work & more_photo.png': PNG,
  'root/Work & more/Zed first.md': '# Zed first\r\n\r\n[up](../Work%20%26%20more.md)',
  'root/Work & more/script.js': 'const a = "```";\n---\n',
  'root/Work & more/1_Alpha.md': '# Alpha last\r\ntext',
  'root/Work & more/Diary.clone.md':
    '# Diary\r\nThis is a clone of a note. Go to its [primary location](../Diary.md).',
  'root/Work & more/A map.json': '{}',
  'root/Diary.md': '# Diary\r\nDear diary',
  'root/Book/Page.md': '# Another heading\r\n\r\ntext',
};
