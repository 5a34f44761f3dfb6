import { createHash } from 'node:crypto';
import { PNG } from '../files/files.ts';

const PNG_HASH = createHash('md5').update(PNG).digest('hex');

/** A note's markup as it stands in an export. */
const enml = (body: string) => `<![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd">
<en-note>${body}</en-note>]]>`;

export const enexNote = (title: string, body: string, more = '') => `<note>
    <title>${title}</title>
    <created>20200102T030405Z</created>
    <updated>20210203T040506Z</updated>
    ${more}
    <content>${enml(body)}</content>`;

export const resource = (bytes: Buffer, mime: string, name?: string) => `<resource>
      <data encoding="base64">
${bytes.toString('base64').replace(/.{76}/g, '$&\n')}
      </data>
      <mime>${mime}</mime>
      <width>1</width>
      <resource-attributes>${name ? `<file-name>${name}</file-name>` : ''}<timestamp>19700101T000000Z</timestamp></resource-attributes>
    </resource>`;

/** An export of a notebook, by the format of 2021 (evernote-export4.dtd). */
export const enex = (...notes: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20230101T000000Z" application="Evernote" version="10.50.8">
  ${notes.map((note) => `${note}</note>`).join('\n')}
</en-export>`;

const task = (title: string, status: string, weight: string, more = '') =>
  `<task><title>${title}</title><created>20230101T000000Z</created><updated>20230101T000000Z</updated>
  <taskStatus>${status}</taskStatus><inNote>true</inNote><taskFlag>false</taskFlag><sortWeight>${weight}</sortWeight>
  <noteLevelID>${weight}</noteLevelID><taskGroupNoteLevelID>group-1</taskGroupNoteLevelID>${more}</task>`;

/** Two notebooks, with what Evernote of several years writes. */
export const evernoteVault = {
  'Recipes & more.enex': enex(
    `${enexNote(
      'Bread &amp; butter',
      `<div>First line</div><div>second *line*</div><div><br/></div><div>Costs $5 &amp; $6, see https://example.org/a_b_c</div>
<div><en-todo checked="true"/>Buy <b>flour</b></div><div><en-todo checked="false"/>Bake</div>
<div>It looks so: <en-media type="image/png" hash="${PNG_HASH}" style="--en-naturalWidth:1;"/></div>
<div><a href="evernote:///view/1/s1/5f2c/5f2c/">Tea (green)</a> and <a href="evernote:///view/1/s1/aaaa/aaaa/">Nowhere</a></div>
<div><span style="color:rgb(255, 0, 0);">red</span> <span style="--en-highlight:yellow;background-color: #ffef9e;">bright</span></div>
<en-crypt hint="my dog" cipher="AES" length="128">RU5DMI1mnQ7fKjBk9f0a57gSc9Nf</en-crypt>`,
      '<tag>Kitchen</tag><tag>Two words</tag><tag>2020</tag><note-attributes><author>Ada</author><source-url>https://example.org/bread</source-url><reminder-time>20230101T000000Z</reminder-time></note-attributes>',
    )}${resource(PNG, 'image/png', 'loaf (1).png')}${resource(Buffer.from('%PDF-1.4\n'), 'application/pdf', 'recipe.pdf')}${resource(Buffer.from('ID3\u0003'), 'audio/mpeg')}`,
    enexNote(
      'Tea (green)',
      `<ul style="--en-todo:true;"><li style="--en-checked:true;"><div>Boil</div></li><li style="--en-checked:false;"><div>Pour</div></li></ul>
<div style="--en-task-group:true; --en-id:group-1;"><div>Content not supported</div></div>
<div style="--en-codeblock:true;"><div>if (a) {</div><div>  b = "*"</div><div>}</div></div>
<table><tbody><tr><td><div>a</div></td><td><div>b | c</div></td></tr><tr><td>1</td><td>2</td></tr></tbody></table>`,
    ) +
      task('Second', 'completed', 'B') +
      task('First', 'open', 'A', '<dueDate>20231231T120000Z</dueDate>'),
  ),
  'Work/Plans.enex': enex(enexNote('', '<div>No title here</div>')),
};
