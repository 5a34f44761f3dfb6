import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlayer } from './player.ts';
import { PLAYER_ORIGIN, playerUrl, readMessage } from './player-messages.ts';

const sent: { event: string; func?: string; args?: unknown[] }[] = [];
const source = {
  postMessage: (message: string, origin: string) =>
    origin === PLAYER_ORIGIN && sent.push(JSON.parse(message)),
};
const frame = document.createElement('iframe');
Object.defineProperty(frame, 'contentWindow', { value: source });
const tell = (message: unknown, from: { origin?: string; source?: unknown } = {}) =>
  window.dispatchEvent(
    Object.assign(new Event('message'), {
      origin: PLAYER_ORIGIN,
      source,
      data: JSON.stringify(message),
      ...from,
    }),
  );
const commands = () =>
  sent.flatMap(({ func, args }) => (func && func !== 'addEventListener' ? [[func, ...(args ?? [])]] : []));

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('loads nothing before it is started, and then starts at the given time', () => {
  const player = createPlayer(90);
  expect(player.get()).toMatchObject({ wanted: false, time: 90 });
  player.back(5);
  expect(player.get().wanted).toBe(false);
  player.toggle();
  expect(player.get()).toMatchObject({ wanted: true, start: 90 });
  const other = createPlayer();
  other.seek(754);
  expect(other.get()).toMatchObject({ wanted: true, start: 754, time: 754 });
});

it('repeats the handshake until the player responds, follows its state, and controls it', () => {
  const player = createPlayer();
  player.play();
  const leave = player.attach(frame);
  vi.advanceTimersByTime(600);
  expect(sent.map(({ event }) => event)).toEqual(['listening', 'listening']);
  tell({ event: 'initialDelivery', info: { currentTime: 3.2, playerState: 1 } });
  const known = sent.length;
  vi.advanceTimersByTime(5_000);
  expect(sent).toHaveLength(known);
  expect(player.get()).toMatchObject({ time: 3.2, playing: true });
  player.toggle();
  tell({ event: 'onStateChange', info: 2 });
  expect(player.get().playing).toBe(false);
  player.toggle();
  player.back(5);
  expect(player.get().time).toBe(0);
  player.seek(75);
  expect(commands()).toEqual([
    ['pauseVideo'],
    ['playVideo'],
    ['seekTo', 0, true],
    ['seekTo', 75, true],
    ['playVideo'],
  ]);
  tell({ event: 'onError', info: 150 });
  expect(player.get().broken).toBe(true);
  leave();
  tell({ event: 'infoDelivery', info: { currentTime: 9 } });
  expect(player.get().time).toBe(75);
});

it('sends the last commands that were given while the player was loading', () => {
  const player = createPlayer();
  player.seek(75);
  const leave = player.attach(frame);
  player.seek(120);
  player.toggle();
  player.back(5);
  expect(commands()).toEqual([]);
  tell({ event: 'initialDelivery', info: { currentTime: 75, playerState: 3 } });
  expect(player.get().time).toBe(115);
  expect(commands()).toEqual([['seekTo', 115, true], ['pauseVideo']]);
  leave();
});

it('repeats the handshake when the frame loads late, and reloads the player after an error', () => {
  const player = createPlayer();
  player.play();
  const leave = player.attach(frame);
  vi.advanceTimersByTime(600_000);
  sent.length = 0;
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(300);
  expect(sent.map(({ event }) => event)).toEqual(['listening']);
  tell({ event: 'infoDelivery', info: { currentTime: 42 } });
  tell({ event: 'onError', info: 5 });
  player.retry();
  expect(player.get()).toMatchObject({ broken: false, start: 42 });
  leave();
});

it('stops the handshake with a player that never responds', () => {
  const leave = createPlayer().attach(frame);
  vi.advanceTimersByTime(600_000);
  expect(sent.length).toBeLessThan(100);
  leave();
});

it('ignores messages of other origins and windows', () => {
  const player = createPlayer();
  const leave = player.attach(frame);
  const message = { event: 'infoDelivery', info: { currentTime: 9 } };
  tell(message, { origin: 'https://evil.example' });
  tell(message, { source: window });
  expect(player.get().time).toBe(0);
  tell(message);
  expect(player.get().time).toBe(9);
  leave();
});

it.each([
  undefined,
  null,
  5,
  '',
  '{',
  '[]',
  'null',
  '{"event":"infoDelivery"}',
  '{"event":"infoDelivery","info":{"currentTime":"x","playerState":null}}',
  '{"event":"infoDelivery","info":{"currentTime":-1}}',
])('ignores the message %j', (data) => {
  expect(readMessage(data)).toEqual({});
});

it('is loaded from the domain without cookies, with the origin of the page', () => {
  const address = new URL(playerUrl('abcdefghijk', 75.8));
  expect(address.origin).toBe('https://www.youtube-nocookie.com');
  expect(address.pathname).toBe('/embed/abcdefghijk');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    start: '75',
    enablejsapi: '1',
    origin: location.origin,
  });
});
