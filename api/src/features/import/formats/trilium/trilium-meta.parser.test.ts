import { setImmediate } from 'node:timers';
import { expect, it } from 'vitest';
import { readMeta } from './trilium-meta.parser.ts';

it('Reading a long list of notes yields to other requests', async () => {
  let turns = 0;
  let reading = true;
  const turn = () => {
    turns += 1;
    if (reading) setImmediate(turn);
  };
  setImmediate(turn);
  const children = Array.from({ length: 5_000 }, (_, n) => ({ title: `${n}`, dataFileName: `${n}.md` }));
  expect(await readMeta(JSON.stringify({ files: [{ dirFileName: 'd', children }] }))).toHaveLength(5_001);
  reading = false;
  expect(turns).toBeGreaterThan(10);
});
