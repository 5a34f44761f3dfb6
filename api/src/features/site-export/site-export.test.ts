import { createHash } from 'node:crypto';
import { paths } from '@my-note/contract';
import { hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportZip, readJob } from '../../testing/files/archives.ts';
import { attach, download, PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

const { app, newUser } = useApp({ writesPerMinute: 0, publicUrl: 'https://notes.example.org' });
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});

const PICTURE = PNG;
const noteHtml = (id: string, user = ada) => download(app(), user, `${paths.export}?note=${id}&format=html`);

/** Every address that a page names, and whether it has anything that runs. */
function namedIn(html: string) {
  const addresses: string[] = [];
  const running: string[] = [];
  visit(fromHtml(html), 'element', ({ tagName, properties }) => {
    for (const name of ['href', 'src', 'srcSet', 'poster', 'data', 'action'])
      if (properties[name] !== undefined) addresses.push(String(properties[name]));
    if (tagName === 'script') running.push(String(properties.src ?? 'inline'));
    for (const name of Object.keys(properties)) if (/^on/i.test(name)) running.push(name);
  });
  return { addresses, running };
}

describe('A note as a file of HTML', () => {
  it('has its text, its pictures inside, and nothing that is requested or runs', async () => {
    const { _id: pictureId } = await attach(app(), ada, 'loaf.png', PICTURE);
    const { _id: textId } = await attach(app(), ada, 'list.txt', 'Two eggs');
    const other = await ada.note('Other');
    const note = await ada.note(
      'Bread & "butter"',
      null,
      [
        `# Soil\n\n![A loaf|300](/attachments/${pictureId})\n\n[The list](/attachments/${textId})`,
        `[Other note](note:${other._id}) and [by address](/other) and [site](https://example.org/a)`,
        '![Elsewhere](https://pictures.example/a.png)\n\n$a^2$\n\n| a |\n| - |\n| b |',
        '## One\n\n## Two\n\n## Three\n\n[up](#one)',
      ].join('\n\n'),
    );
    const { bytes, headers, status } = await noteHtml(note._id);
    const html = bytes.toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="bread-butter.html"');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(html).toContain(`src="data:image/png;base64,${PICTURE.toString('base64')}"`);
    expect(html).toContain(`href="data:text/plain;base64,${Buffer.from('Two eggs').toString('base64')}"`);
    expect(html).toContain('<math');
    expect(html).toContain('Bread &#x26; "butter"'.replace('&#x26;', '&amp;').replaceAll('"', '&quot;'));
    const { addresses, running } = namedIn(html);
    expect(running).toEqual([]);
    expect(addresses.filter((address) => !/^(?:data:|#)/.test(address))).toEqual([
      'https://example.org/a',
      'https://pictures.example/a.png',
    ]);
    expect(addresses).toContain('#user-content-one');
    expect(html).not.toContain('<img src="https');
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).toContain(`style-src 'sha256-${hash}'`);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toContain('script-src');
    expect((await readJob(ada, String(headers['job-id']))).name).toBe('bread-butter.html');
  });

  it('is refused for another person, for a category, and as Markdown', async () => {
    const note = await ada.note('Plan');
    const category = await ada.category('Work');
    expect((await noteHtml(note._id, await newUser())).status).toBe(404);
    expect((await noteHtml(category._id)).status).toBe(404);
    expect((await ada.call('GET', `${paths.export}?note=${note._id}`)).status).toBe(400);
  });

  it('has code in colors, drawings as pictures, and other blocks as their source', async () => {
    const elements = [
      { type: 'rectangle', x: 10, y: 20, width: 200, height: 100, roundness: { type: 3 } },
      {
        type: 'ellipse',
        x: 0,
        y: 0,
        width: 50,
        height: 30,
        backgroundColor: '#ffc9c9',
        fillStyle: 'hachure',
      },
      { type: 'diamond', x: 0, y: 0, width: 50, height: 30, angle: 1 },
      { type: 'text', x: 30, y: 40, width: 80, height: 25, text: 'Seed <b>&' },
      {
        type: 'freedraw',
        x: 0,
        y: 0,
        points: [
          [0, 0],
          [9, 9],
          [20, 3],
        ],
      },
      {
        type: 'arrow',
        x: 0,
        y: 0,
        points: [
          [0, 0],
          [90, 40],
        ],
        endArrowhead: 'triangle',
      },
      {
        type: 'line',
        x: 0,
        y: 0,
        points: [
          [0, 0],
          [90, -40],
        ],
        strokeStyle: 'dashed',
      },
      { type: 'frame', x: 0, y: 0, width: 90, height: 90, name: 'Bed' },
    ];
    const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
    const hostile = JSON.stringify({
      elements: [{ type: 'rectangle', x: 0, y: 0, strokeColor: 'red" onload="x' }],
    });
    const note = await ada.note(
      'Blocks',
      null,
      [
        fence('ts', "const seed = '<b>';"),
        fence('Haskell', 'main = return ()'),
        fence('unknown', 'const plain = 1;'),
        fence('excalidraw', JSON.stringify({ elements })),
        fence('excalidraw', hostile),
        fence('mermaid', 'flowchart LR'),
        fence('math', 'a^2'),
      ].join('\n\n'),
    );
    const html = (await noteHtml(note._id)).bytes.toString();
    expect(html).toContain('<span class="hljs-keyword">const</span> seed');
    expect(html).toContain('&#x3C;b>');
    expect(html).toContain('const plain = 1;');
    expect(html).toMatch(/class="hljs-\w+">(?:main|return)/);
    expect(html).toMatch(/\.hljs-keyword[^}]*\{color/);
    expect(html.match(/<math/g)).toHaveLength(1);
    expect(html).toContain('flowchart LR');
    expect(html).toContain('red" onload="x'.replaceAll('"', '\\"'));
    const [picture, ...more] = [
      ...html.matchAll(/<img src="data:image\/svg\+xml;base64,([^"]+)" alt="([^"]*)"/g),
    ];
    expect(more).toEqual([]);
    expect(picture?.[2]).toBe('Seed &#x3C;b>&#x26;'.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&#x26;'));
    const svg = Buffer.from(picture?.[1] ?? '', 'base64').toString();
    expect(svg).toContain('>Seed &lt;b&gt;&amp;</tspan>');
    expect(svg.match(/<g /g)).toHaveLength(elements.length);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(namedIn(html).running).toEqual([]);
    // The same picture each time.
    expect((await noteHtml(note._id)).bytes.toString()).toContain(picture?.[1] ?? 'no picture');
  });

  it('has nothing that runs, whatever its text is', async () => {
    const note = await ada.note('Hostile', null, hostileTexts.join('\n\n'));
    const { bytes } = await noteHtml(note._id);
    const { addresses, running } = namedIn(bytes.toString());
    expect(running).toEqual([]);
    expect(
      addresses.filter((address) => /^\s*(?:javascript|vbscript|data:text\/html)/i.test(address)),
    ).toEqual([]);
  });
});

describe('A category as a static site', () => {
  it('has a page for each item, links between them, files, a tree, and a search', async () => {
    const garden = await ada.category('Garden');
    const beds = await ada.category('Beds', garden._id);
    const { _id: pictureId } = await attach(app(), ada, 'loaf.png', PICTURE);
    const outside = await ada.note('Outside');
    const rose = await ada.note('Rose', beds._id, `Thorns. ![A rose](/attachments/${pictureId})`);
    await ada.note(
      'Index',
      garden._id,
      `To [the rose](note:${rose._id}#part), [by address](/garden/beds/rose), [out](note:${outside._id}).`,
    );
    const { files, headers } = await exportZip(app(), ada, `?category=${garden._id}&format=html`);
    expect(headers['content-disposition']).toMatch(/filename="my-note-site-\d{4}-\d\d-\d\d\.zip"/);
    expect(Object.keys(files).sort()).toEqual([
      '_files/attachments/loaf.png',
      '_files/search.js',
      '_files/site.css',
      '_files/site.js',
      '_files/tree.js',
      'beds/index.html',
      'beds/rose.html',
      'index.html',
      'index_.html',
    ]);
    expect(namedIn(files['index_.html'] ?? '').addresses).toEqual([
      '_files/site.css',
      '_files/tree.js',
      '_files/site.js',
      'index.html',
      'beds/rose.html#user-content-part',
      'beds/rose.html',
    ]);
    expect(namedIn(files['beds/rose.html'] ?? '').addresses).toEqual([
      '../_files/site.css',
      '../_files/tree.js',
      '../_files/site.js',
      '../index.html',
      'index.html',
      '../_files/attachments/loaf.png',
    ]);
    expect(files['_files/tree.js']).toBe(
      'window.siteTree=[["Garden","index.html",0],["Beds","beds/index.html",1],["Rose","beds/rose.html",2],["Index","index_.html",1]];\n',
    );
    expect(files['_files/search.js']).toContain('["Rose","beds/rose.html","Thorns."]');
  });

  it('may have everything, with a first page of its own', async () => {
    await ada.note('Plan', (await ada.category('Wörk'))._id, 'Words');
    const { files } = await exportZip(app(), ada, '?format=html');
    expect(Object.keys(files)).toContain('wörk/plan.html');
    expect(namedIn(files['index.html'] ?? '').addresses).toContain('w%C3%B6rk/index.html');
  });
});

describe('An embedded note', () => {
  it('is shown in the exported file with its pictures, up to the limits of the app, and only of the same person', async () => {
    const bob = await newUser();
    const foreign = await bob.note('Foreign', null, 'Words of Bob');
    const { _id: pictureId } = await attach(app(), ada, 'loaf.png', PICTURE);
    const embed = (id: string, part = '') => `![Words](note:${id}${part})`;
    const deepest = await ada.note('Deepest', null, 'Words of Deepest');
    const fourth = await ada.note('Fourth', null, `Words of Fourth\n\n${embed(deepest._id)}`);
    const third = await ada.note('Third', null, `Words of Third\n\n${embed(fourth._id)}`);
    const picture = `![A loaf](/attachments/${pictureId}) [down](#two) [up](#one)`;
    const parts = `# One\n\nfirst part\n\n# Two\n\n${picture}\n\n${embed(third._id)}`;
    const second = await ada.note('Second', null, parts);
    const page = await ada.note(
      'Page',
      null,
      `# Two\n\n${embed(second._id, '#two')}\n${embed(foreign._id)}\n\nIn the line ${embed(second._id)}`,
    );
    await ada.change(second._id, { content: `${parts}\n\n${embed(page._id)}` });
    const html = (await noteHtml(page._id)).bytes.toString();
    const sections: string[] = [];
    visit(fromHtml(html), 'element', ({ properties }) => {
      if (properties.dataEmbed !== undefined) sections.push(String(properties.ariaLabel));
    });
    expect(sections).toEqual(['Second', 'Third', 'Fourth'].map((title) => `Embedded note: ${title}`));
    expect(html).toContain('Words of Fourth');
    expect(html).not.toMatch(/Words of (?:Deepest|Bob)|first part/);
    expect(html).toContain(`src="data:image/png;base64,${PICTURE.toString('base64')}"`);
    expect(html).toMatch(
      /id="user-content-two".*id="embed-1-user-content-two".*href="#embed-1-user-content-two"/s,
    );
    expect(html).not.toContain('href="#user-content-one"');
    expect(namedIn(html).running).toEqual([]);
  });

  it('has its title as a link in a site, and nothing that runs, whatever its text is', async () => {
    const garden = await ada.category('Garden');
    const hostile = await ada.note('Hostile', garden._id, hostileTexts.join('\n\n'));
    await ada.note('Page', garden._id, `![x](note:${hostile._id})`);
    const { files } = await exportZip(app(), ada, `?category=${garden._id}&format=html`);
    const html = files['page.html'] ?? '';
    expect(html).toContain('<a href="hostile.html">Hostile</a>');
    const { addresses, running } = namedIn(html);
    expect(running.filter((each) => !each.startsWith('_files/'))).toEqual([]);
    expect(
      addresses.filter((address) => /^\s*(?:javascript|vbscript|data:text\/html)/i.test(address)),
    ).toEqual([]);
  });
});
