import { expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { eachText, readTexts } from './export.repository.ts';

const { newUser, db } = useApp();

it('A page has as many texts as fit into the budget, in order, and at least one', async () => {
  const ada = await newUser();
  const notes: string[] = [];
  for (const [n, text] of ['a'.repeat(700), 'ä'.repeat(200), 'c', 'd'.repeat(3_000), ''].entries())
    notes.push((await ada.note(`Note ${n}`, null, text))._id);
  const read = async (ids: string[], bytes: number) => {
    const texts = await readTexts(db(), ada._id, ids, bytes);
    return ids.filter((id) => texts.some((text) => text.id === id)).map((id) => notes.indexOf(id));
  };
  expect(await read(notes, 1_100)).toEqual([0, 1]);
  expect(await read(notes, 1_099)).toEqual([0]);
  expect(await read(notes.slice(3), 1_000)).toEqual([3]);
  expect(await read(notes.toReversed(), 3_001)).toEqual([4, 3, 2].toSorted((a, b) => b - a));
  expect(await readTexts(db(), (await newUser())._id, notes, 10_000)).toEqual([]);
});

it('Every text is read once, however large, except those of deleted notes', async () => {
  const ada = await newUser();
  const notes = [];
  for (let n = 0; n < 60; n += 1) {
    const text = n % 20 === 0 ? `${n} `.padEnd(900_000, 'x') : `${n} text`;
    notes.push({ id: (await ada.note(`Note ${n}`, null, text))._id, n });
  }
  const gone = notes.filter(({ n }) => n === 0 || n >= 55);
  for (const { id } of gone) await ada.moveToTrash(id);
  const seen: number[] = [];
  for await (const { note, content } of eachText(db(), ada._id, notes)) {
    expect(content.split(' ')[0]).toBe(String(note.n));
    seen.push(note.n);
  }
  expect(seen).toEqual(Array.from({ length: 54 }, (_, n) => n + 1));
});
