// @vitest-environment jsdom

import { hostileTexts } from '@my-note/contract/testing/hostile-texts';
import { TRANSCRIPT_LIMITS } from '@my-note/contract/youtube';
import { expect, it } from 'vitest';
import { readTextFile } from './decode-text-file.ts';
import { currentCue, findCues, rangesOf } from './find-cues.ts';
import { readTranscript } from './read-transcript.ts';

const hello = [
  { start: 1, text: 'Hello world & all' },
  { start: 61.5, text: 'Bye' },
];

it.each([
  [
    'SRT',
    '\ufeff1\r\n00:00:01,000 --> 00:00:04,000\r\nHello <i>world</i>\r\n&amp; all\r\n\r\n2\r\n00:01:01,500 --> 00:01:04,000\r\nBye\r\n',
  ],
  [
    'SRT without numbers',
    '00:00:01,000 --> 00:00:04,000\nHello world & all\n\n00:01:01,500 --> 00:01:04,000\n{\\an8}Bye\n',
  ],
  [
    'WebVTT',
    'WEBVTT - x\nKind: captions\n\nNOTE no\n\nSTYLE\n::cue{}\n\nid\n00:01.000 --> 00:04.000 align:start\n<v Bob>Hello <c.red>world</c> &amp; all\n\n01:01.500 --> 01:02.000\nBye\n',
  ],
  [
    'WebVTT out of order',
    'WEBVTT\n\n01:01.500 --> 01:02.000\nBye\n\n00:01.000 --> 00:04.000\nHello world & all\n',
  ],
])('reads %s', (_what, source) => {
  expect(readTranscript(source)).toEqual(hello);
});

it('reads the transcript of a Youtube page: times above or before the words', async () => {
  const read = [
    { start: 0, text: 'Hello there' },
    { start: 3723, text: 'End' },
  ];
  expect(readTranscript('0:00\nHello\nthere\n1:02:03\nEnd\n')).toEqual(read);
  expect(readTranscript('0:00\n0 seconds\nHello there\n1:02:03\n1 hour, 2 minutes, 3 seconds\nEnd')).toEqual(
    read,
  );
  expect(readTranscript('[0:00] Hello there\n(1:02:03) - End')).toEqual(read);
});

it('reads any other text by lines, without times', async () => {
  expect(readTranscript('One\n\n  Two 3 < 4 <b>\r\nat 10:30 sharp\n')).toEqual(
    ['One', 'Two 3 < 4 <b>', 'at 10:30 sharp'].map((text) => ({ start: null, text })),
  );
  expect(readTranscript(' \n\ufeff\n')).toEqual([]);
});

it('removes repeated lines of machine-made subtitles only', async () => {
  const rolling =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nso<00:00:01.500><c> then</c>\n\n00:02.000 --> 00:02.010\nso then\n\n00:02.010 --> 00:03.000\nso then\nwe<00:00:02.500><c> go</c>\n';
  expect(readTranscript(rolling).map(({ text }) => text)).toEqual(['so then', 'we go']);
  const twice = '1\n00:00:01,000 --> 00:00:02,000\nYes.\n\n2\n00:00:05,000 --> 00:00:06,000\nYes. Yes.\n';
  expect(readTranscript(twice).map(({ text }) => text)).toEqual(['Yes.', 'Yes. Yes.']);
});

it('splits a line above the limit and keeps its text', async () => {
  const long = 'x'.repeat(TRANSCRIPT_LIMITS.cueLength + 1);
  const cues = readTranscript(`0:05 ${long}`);
  expect(cues.map(({ start }) => start)).toEqual([5, 5]);
  expect(cues.map(({ text }) => text).join('')).toBe(long);
});

it('adds nothing of a hostile text to the page', () => {
  for (const text of hostileTexts) {
    for (const cue of readTranscript(`1\n00:00:01,000 --> 00:00:04,000\n${text}\n`))
      expect(cue.start).toBe(1);
  }
  expect(document.body.innerHTML).toBe('');
  expect(document.head.innerHTML).toBe('');
});

it('keeps all words of invalid files', () => {
  const cases: [string, [number, string][]][] = [
    ['1\n00:00:01 --> 00:00:02\nNo parts of a second\n', [[1, 'No parts of a second']]],
    [
      '1\n0:0:7,5 --> 0:0:8,0\nOne\n2\n0:0:9,0 --> 0:0:10,0\nTwo',
      [
        [7.5, 'One'],
        [9, 'Two'],
      ],
    ],
    [
      '00:00:01,000 --> 00:00:02,000\nbefore\n\nafter\n\n2\n00:00:03,000 --> 00:00:04,000\nEnd',
      [
        [1, 'before after'],
        [3, 'End'],
      ],
    ],
    [
      '0:00:01.000,0:00:02.000\nSBV\n\n0:00:03.000,0:00:04.000\nEnd',
      [
        [1, 'SBV'],
        [3, 'End'],
      ],
    ],
    [
      '00:01.000 --> 00:02.000\n42\n\n00:03.000 --> 00:04.000\n43',
      [
        [1, '42'],
        [3, '43'],
      ],
    ],
    [
      'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\nNOTE aside\nmore\n\nname\n00:03.000 --> 00:04.000\nTwo',
      [
        [1, 'One'],
        [3, 'Two'],
      ],
    ],
  ];
  for (const [source, said] of cases)
    expect(readTranscript(source)).toEqual(said.map(([start, text]) => ({ start, text })));
});

it('removes the text for screen readers in any language, and nothing else', () => {
  const spoken = '0:00\n0 Sekunden\nHallo\n1:05\n1 Minute und 5 Sekunden\n3 Eier\n';
  expect(readTranscript(spoken).map(({ text }) => text)).toEqual(['Hallo', '3 Eier']);
  const words = (text: string) => readTranscript(text).map((cue) => cue.text);
  expect(words('0:00\n3 eggs\n1:05\nand milk')).toEqual(['3 eggs', 'and milk']);
  expect(words('0:00\n3 eggs\n1:05\n4 apples')).toEqual(['3 eggs', '4 apples']);
  expect(words('0:00\n0 seconds\nHello\n1:05\n1 minute, 5 seconds\nBye\n2:00')).toEqual(['Hello', 'Bye']);
  expect(words('1:00:07\n1 hour, 7 seconds\nLate')).toEqual(['Late']);
});

it('recognizes subtitles by their timings, and keeps text before them', () => {
  const words = (text: string) => readTranscript(text).map((cue) => cue.text);
  expect(words('Intro\n0:05\nHello\n1:00, 2:00\nmore')).toEqual(['Intro', 'Hello 1:00, 2:00 more']);
  expect(words('First\n10:30,11:30\nThird')).toEqual(['First', '10:30,11:30', 'Third']);
  expect(words('Talk\n\n1\n0:10 --> 0:20\nSaid')).toEqual(['Talk', 'Said']);
  expect(words('1\n00:00:01,000 --> 00:00:02,000\nSaid\n\nNOTE that too\n')).toEqual(['Said NOTE that too']);
  const spaced = '1\n\n00:00:01,000 --> 00:00:02,000\n\nHello\n\n2\n\n00:00:03,000 --> 00:00:04,000\n\nBye';
  expect(words(spaced)).toEqual(['Hello', 'Bye']);
});

it('splits no character', () => {
  const long = `${'x'.repeat(TRANSCRIPT_LIMITS.cueLength - 1)}🥖🥖`;
  const parts = readTranscript(long).map(({ text }) => text);
  expect(parts.join('')).toBe(long);
  // Throws for half a character.
  for (const part of parts) expect(() => encodeURIComponent(part)).not.toThrow();
});

it('finds the current line, and lines with all words of a search', () => {
  const cues = [
    { start: 0, text: 'Ada writes notes' },
    { start: null, text: '(music)' },
    { start: 10, text: 'Notes of ADA' },
  ];
  expect([0, 9.9, 10, 99].map((time) => currentCue(cues, time))).toEqual([0, 0, 2, 2]);
  expect(currentCue([{ start: 5, text: 'a' }], 4)).toBe(-1);
  expect(findCues(cues, ' ada  NOTES ')).toEqual([0, 2]);
  expect(findCues(cues, '(m')).toEqual([1]);
  expect(rangesOf('(a+b)-c/d [e] and a+', 'a+ [e] -c/')).toEqual([
    [1, 3],
    [5, 8],
    [10, 13],
    [18, 20],
  ]);
});

it.each([
  ['UTF-8', new TextEncoder().encode('Grüße'), 'Grüße'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x47, 0, 0xfc, 0), 'Gü'],
  ['Windows-1252', Uint8Array.of(0x47, 0xfc), 'Gü'],
  ['no text', Uint8Array.of(0x89, 0x50, 0, 0, 0xff), undefined],
])('reads a file in %s', async (_encoding, bytes, text) => {
  expect(await readTextFile(new File([bytes], 'x.srt'))).toBe(text);
});
