import { expect, it } from 'vitest';
import { kindOf } from './channel-list.parser.ts';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const SHORT = 'https://www.youtube.com/shorts/dQw4w9WgXcQ';

it.each([
  ['How to draw a tree', WATCH, 'video'],
  ['How to draw a tree', undefined, 'video'],
  ['How to draw a tree', SHORT, 'short'],
  ['LIVE for a minute', SHORT, 'short'],
  ['🔴 News of the day', WATCH, 'live'],
  ['LIVE: the launch', WATCH, 'live'],
  ['The launch (LIVE)', WATCH, 'live'],
  ['The launch, a livestream', WATCH, 'live'],
  ['Live Stream #4', WATCH, 'live'],
  ['Our LIVE-STREAM', WATCH, 'live'],
  ['Live at the Wembley', WATCH, 'video'],
  ['OLIVE oil, and how to stay ALIVE', WATCH, 'video'],
  ['ÉLIVE', WATCH, 'video'],
  ['Long live streaming? An olive stream', WATCH, 'live'],
  ['An olive stream', WATCH, 'video'],
])('The kind of "%s" at %s is %s', (title, address, kind) => {
  expect(kindOf({ title, address })).toBe(kind);
});
