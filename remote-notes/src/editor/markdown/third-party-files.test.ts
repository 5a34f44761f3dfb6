// @vitest-environment jsdom
/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from '@milkdown/kit/prose/model';
import type { EditorView } from '@milkdown/kit/prose/view';
import { afterEach, expect, test } from 'vitest';
import { tryEditor } from '../../testing/open-editor.ts';
import { VISUAL_MAX_LENGTH } from '../base/text-editor.ts';

const isFull = process.env.FULL === '1';
const FILES = isFull ? 500 : 50;
/** Share of files that may be left to the source. A smaller sample may have twice as many of them by chance. */
const MOST_REFUSED = isFull ? 0.04 : 0.08;
/** The written word: in a line, or beside a block of HTML, where it is a paragraph of its own. */
const WRITTEN = [' zqx', 'zqx', /\n[\t >]*\n[\t >]*zqx/];
/** A word in an empty cell of a table takes the place of its fill. */
const isEmptyCell = (doc: Node, at: number) => {
  const place = doc.resolve(at);
  return place.parent.content.size === 0 && /^table_(cell|header)$/.test(place.node(-1).type.name);
};
const withoutFill = (text: string) => text.replace(/\| +(?=\|)/g, '|').replace(/\| +$/gm, '|');
const store = path.join(import.meta.dirname, '../../../../node_modules/.pnpm/node_modules');
const NAME = /^(?:readme|changelog|history|contributing|security)[^/]*\.md$/i;

/** Markdown files of the installed packages, each text once. */
function markdownFiles() {
  const packages = readdirSync(store).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(store, name)).map((inner) => `${name}/${inner}`) : name,
  );
  const names = new Map<string, string>();
  for (const name of packages.toSorted())
    for (const file of readdirSync(path.join(store, name)).filter((each) => NAME.test(each))) {
      const text = readFileSync(path.join(store, name, file), 'utf8');
      if (text.length <= VISUAL_MAX_LENGTH && !names.has(text)) names.set(text, `${name}/${file}`);
    }
  // Sorted by a hash, so that a new dependency changes few files of the sample.
  const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');
  const all = [...names].map(([text, name]) => ({ name, text, hash: hashOf(name) }));
  return all.sort((a, b) => (a.hash < b.hash ? -1 : 1)).slice(0, FILES);
}

/** Where somebody writes: at the end, in the middle, and in code. */
function placesIn(doc: Node): Set<number> {
  const lines: number[] = [];
  const code: number[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) (node.type.spec.code ? code : lines).push(at + node.nodeSize - 1);
  });
  return new Set(
    [lines.at(-1), lines[Math.floor(lines.length / 2)], code[0]].filter((at) => at !== undefined),
  );
}

/** Writes a word, behind a space where there is text. Behind a link it has none of the marks inside of the link. */
function write(view: EditorView, at: number) {
  const { tr, doc, schema } = view.state;
  const before = doc.resolve(at).nodeBefore?.marks ?? [];
  const marks = before.some(({ type }) => type.name === 'link') ? [] : doc.resolve(at).marks();
  const word = doc.resolve(at).parent.content.size === 0 ? 'zqx' : ' zqx';
  view.dispatch(tr.insert(at, schema.text(word, marks)));
}

afterEach(() => document.body.replaceChildren());

test(`in ${FILES} Markdown files of others a written word is all that changes`, async () => {
  const files = markdownFiles();
  const changed: string[] = [];
  let edits = 0;
  let refused = 0;
  for (const { name, text } of files) {
    const root = document.body.appendChild(document.createElement('div'));
    const editor = await tryEditor(text, { root });
    let view: EditorView | undefined;
    editor?.run((_state, _dispatch, shown) => {
      view = shown;
      return true;
    });
    if (editor && view) {
      const { state } = view;
      for (const at of placesIn(state.doc)) {
        write(view, at);
        const markdown = editor.markdown();
        edits += 1;
        const compared = isEmptyCell(state.doc, at) ? withoutFill : String;
        if (!WRITTEN.some((word) => compared(markdown.replace(word, '')) === compared(text)))
          changed.push(name);
        view.updateState(state);
      }
    } else refused += 1;
    editor?.destroy();
    root.remove();
  }
  console.info(`${files.length} files, ${edits} edits, ${refused} left to the source`);
  expect(changed).toEqual([]);
  expect(files.length).toBe(FILES);
  expect(refused / files.length).toBeLessThan(MOST_REFUSED);
}, 600_000);
