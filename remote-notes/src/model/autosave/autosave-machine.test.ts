import { describe, expect, test } from 'vitest';
import type { SaveStatus } from '../save-types.ts';
import { transition } from './autosave-machine.ts';
import { type AutosaveEvent, type AutosaveState, initialState } from './autosave-state.ts';

const loaded = { title: 'Soup', content: 'Leeks', version: 3, updatedAt: '2026-01-01T10:00:00Z' };
const theirs = { ...loaded, content: 'Potatoes', version: 4 };
const now = 1_000;

const advance = (state: AutosaveState, ...events: AutosaveEvent[]) =>
  events.reduce((before, event) => transition(before, event, { now, composing: false }).state, state);
const edited = (content: string): AutosaveEvent => ({ type: 'edited', change: { content } });
const dirty = advance(initialState(loaded), edited('Leeks and cream'));
const withStatus = (status: SaveStatus): AutosaveState => ({ ...dirty, status });

describe('a transition', () => {
  test.each<[SaveStatus, SaveStatus['kind']]>([
    [{ kind: 'waiting' }, 'waiting'],
    [{ kind: 'saving' }, 'saving'],
    [{ kind: 'offline', since: 0 }, 'offline'],
    [{ kind: 'signed-out' }, 'waiting'],
    [{ kind: 'refused', message: '', again: true }, 'waiting'],
    [{ kind: 'gone' }, 'gone'],
    [{ kind: 'conflict', theirs }, 'conflict'],
  ])('on an edit leads from $kind to %s', (status, expected) => {
    expect(advance(withStatus(status), edited('Leeks and salt')).status.kind).toBe(expected);
  });

  test.each<[SaveStatus, number]>([
    [{ kind: 'waiting' }, 1],
    [{ kind: 'offline', since: 0 }, 1],
    [{ kind: 'signed-out' }, 1],
    [{ kind: 'gone' }, 1],
    [{ kind: 'conflict', theirs }, 0],
  ])('on a send from $kind makes %i requests', (status, requests) => {
    const { effects } = transition(withStatus(status), { type: 'send' }, { now, composing: false });
    expect(effects.filter(({ type }) => type === 'request')).toHaveLength(requests);
  });

  test('writes the journal before the request that sends the same text', () => {
    const { effects } = transition(dirty, { type: 'send' }, { now, composing: false });
    const types = effects.map(({ type }) => type);
    expect(types.indexOf('journal')).toBeGreaterThanOrEqual(0);
    expect(types.indexOf('journal')).toBeLessThan(types.indexOf('request'));
  });

  test('makes no second request while one is in flight', () => {
    const saving = advance(dirty, { type: 'send' }, edited('Leeks and salt'));
    expect(transition(saving, { type: 'send' }, { now, composing: false }).effects).toEqual([]);
  });

  test('never removes the journal while the service may lack some of the text', () => {
    const saving = advance(dirty, { type: 'send' }, edited('Leeks and salt'));
    const { state, effects } = transition(
      saving,
      { type: 'saved', note: { ...theirs, content: 'Leeks and cream' } },
      { now, composing: false },
    );
    expect(state.status.kind).toBe('waiting');
    expect(effects).not.toContainEqual({ type: 'journal', write: 'remove' });
  });

  test('does not mutate the state', () => {
    const before = structuredClone(dirty);
    advance(dirty, { type: 'send' }, { type: 'failed', reason: { kind: 'unreachable' } }, { type: 'retry' });
    expect(dirty).toEqual(before);
  });
});
