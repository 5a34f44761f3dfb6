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
