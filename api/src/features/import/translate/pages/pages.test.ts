import { describe, expect, it } from 'vitest';
import { PNG } from '../../../../testing/files/files.ts';
import { useImports } from '../../../../testing/vaults/use-imports.ts';

const { take, bytesOf } = useImports();
const BASE64 = PNG.toString('base64');

const pages = {
  'Site/index.html': `<!doctype html><html><head><title>Home &amp; more</title><style>p{}</style>
<meta name="created" content="2020-01-02T03:04:05.0000000"><meta name="keywords" content="travel, two words"></head>
<body><h1>Home &amp; more</h1><p>To <a href="sub/a%20page.htm#part">a page</a>, <a href="missing.html">none</a>,
<a href="https://example.org/?a=1&amp;b=2">the web</a></p>
<img src="img/p.png" alt="a photo"><img src="data:image/png;base64,${BASE64}">
<table><tr><th>a<th>b</tr><tr><td colspan=2>wide</td></tr></table>
<ul><li><input type="checkbox" checked> done</li><li><input type="checkbox"> open</li></ul>
<pre><code class="language-js">let a = "&lt;";</code></pre>
<script>alert(1)</script><p style="color:red" onclick="x()">red <u>under</u> H<sub>2</sub>O</p>
<p><span style="font-weight:bold">bold</span> <font color="#ff0000">font</font></p></body></html>`,
  'Site/img/p.png': PNG,
  'Site/sub/a page.htm': Buffer.from(
    '<meta charset="windows-1252"><p>Gr\xfc\xdfe <a href="../index.html">back</a>',
    'latin1',
  ),
  'Site/unused.css': 'p{}',
};

/** What OneNote 2016 writes: a page in quoted-printable, and its pictures by addresses of files. */
const oneNote = `MIME-Version: 1.0
Content-Type: multipart/related; boundary="----=_NextPart_01D63000.00000000"

This document is a Single File Web Page, also known as a Web Archive file.

------=_NextPart_01D63000.00000000
Content-Location: file:///C:/D1A0/Section.htm
Content-Transfer-Encoding: quoted-printable
Content-Type: text/html; charset="utf-8"

<html xmlns:o=3D"urn:schemas-microsoft-com:office:office"><head>
<meta name=3DGenerator content=3D"Microsoft OneNote 15"><title>Trip to M=C3=A1laga</title></head>
<body lang=3Den-US style=3D'font-family:Calibri;font-size:11.0pt'><div style=3D=
'direction:ltr'><p style=3D'margin:0in'>Saturday, 2 May 2020</p>
<p style=3D'margin:0in'>Text =3D <span style=3D'font-style:italic'>fine</span> <img
src=3D"Section_files/image001.png" alt=3D"Machine generated: sea"> <a href=3D"https://example.org/">web</a></p></div></body></html>

------=_NextPart_01D63000.00000000
Content-Location: file:///C:/D1A0/Section_files/image001.png
Content-Transfer-Encoding: base64
Content-Type: image/png

${BASE64}

------=_NextPart_01D63000.00000000--
`.replaceAll('\n', '\r\n');

describe('A folder of HTML pages', () => {
  it('is imported with titles, links, pictures beside and inside pages, tables, tasks, and code', async () => {
    const { items, text, raw, files, report } = await take(pages);
    expect(items).toEqual([
      'site/index: Home & more',
      'site/sub/a-page: a page',
      'site/sub: sub',
      'site: Site',
    ]);
    expect(await text('site/index')).toBe(`---
tags:
  - travel
  - two-words
---

To [a page](note:site/sub/a-page#part), [none](missing.html), [the web](https://example.org/?a=1\\&b=2)

![a photo](FILE)![](FILE)

| a | b |
| - | - |
| wide | |

- [x] done
- [ ] open

\`\`\`js
let a = "<";
\`\`\`

red <u>under</u> H<sub>2</sub>O

**bold** font`);
    expect(await text('site/sub/a-page')).toBe('Grüße [back](note:site/index)');
    expect(await raw('site/index')).toMatchObject({ createdAt: '2020-01-02T03:04:05.000Z' });
    expect(await bytesOf((await files('site/index'))[1])).toEqual(PNG);
    expect(report).toMatchObject({ source: 'markdown', program: 'HTML', notes: 2, categories: 2 });
    expect(report?.losses).toEqual([
      { file: 'Site/index.html', reason: 'Merged cells of a table were divided' },
      { file: 'Site/index.html', reason: 'Colors of text were not kept' },
      { file: 'Site/unused.css', reason: 'No note shows this file' },
    ]);
  });

  it('is read from a web archive of OneNote, with the pictures in it', async () => {
    const { items, text, files, report } = await take({ 'Section.mht': oneNote });
    expect(items).toEqual(['section: Trip to Málaga']);
    expect(await text('section')).toBe(
      'Saturday, 2 May 2020\n\nText = *fine* ![Machine generated: sea](FILE) [web](https://example.org/)',
    );
    expect(await bytesOf((await files('section'))[0])).toEqual(PNG);
    expect(report).toMatchObject({ program: 'HTML', attachments: 1, lossCount: 0 });
  });

  it('beside Markdown stays a folder of Markdown', async () => {
    const { report } = await take({ 'a.md': 'text', 'b.html': '<p>x' });
    expect(report).toMatchObject({ notes: 1, skipped: ['b.html'] });
  });

  it('brings the other pages when one is nested without end', async () => {
    const { items, report } = await take({ 'a.html': '<p>text', 'b.html': '<div>'.repeat(100_000) });
    expect(items).toEqual(['a: a']);
    expect(report?.losses).toEqual([
      { file: 'b.html', reason: expect.stringContaining('is nested too deeply') },
    ]);
  });
});
