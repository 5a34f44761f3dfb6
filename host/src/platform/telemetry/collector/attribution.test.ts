import { expect, test } from 'vitest';
import { type LongFrame, remotesOfFrame, sourceOfInteraction, sourceOfUrl } from './attribution.ts';

const notes = { name: 'notes', version: '1.2.0-0a1b2c3d' };
const shown = { name: 'sharing', version: '1' };
const urlOf = ({ name, version }: { name: string; version: string }) =>
  `https://cdn.example.org/site/remotes/${name}/${version}/page.js`;
const frame = (startTime: number, duration: number, scripts: [string, number][]) =>
  ({
    startTime,
    duration,
    scripts: scripts.map(([sourceURL, ms]) => ({ sourceURL, duration: ms })),
  }) as LongFrame;

test('a file of a build belongs to its remote, on any origin; other files belong to none', () => {
  expect(sourceOfUrl(urlOf(notes))).toEqual(notes);
  expect(sourceOfUrl('https://notes.example.org/assets/main.js')).toBeUndefined();
  expect(sourceOfUrl('chrome-extension://abc/remotes.js')).toBeUndefined();
});

test('an error belongs to the newest call in a file of a remote', () => {
  const stack = `Error: x\n at f (https://notes.example.org/assets/main.js:1:2)\n at g (${urlOf(notes)}:1:2)\n at h (${urlOf(shown)}:1:2)`;
  expect(sourceOfUrl(stack)).toEqual(notes);
  expect(sourceOfUrl(String(new Error('of the host').stack))).toBeUndefined();
});

test('the scripts of a long frame are counted by remote', () => {
  const long = frame(0, 200, [
    [urlOf(notes), 60],
    ['https://notes.example.org/assets/main.js', 40],
    [urlOf(notes), 30],
  ]);
  expect(remotesOfFrame(long)).toEqual([[notes, 90]]);
});

test('an interaction belongs to the remote whose scripts ran longest in it', () => {
  const event = { startTime: 1_000, duration: 200 };
  const of = (...scripts: [string, number][]) =>
    sourceOfInteraction(event, [frame(1_020, 150, scripts)], shown);
  expect(of([urlOf(notes), 100], [urlOf(shown), 20])).toEqual(notes);
  expect(
    of(['https://notes.example.org/assets/main.js', 100], [urlOf(notes), 20]),
    'of the host',
  ).toBeUndefined();
  expect(sourceOfInteraction(event, [frame(0, 100, [[urlOf(notes), 90]])], shown), 'earlier').toEqual(shown);
});
