import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseOf } from '../../../testing/registry.ts';
import { RemoteError } from '../model/errors.ts';
import type { ChosenRelease } from '../model/loader-types.ts';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

const chosen: ChosenRelease = { release: releaseOf('1'), source: 'live' };
const gone = new RemoteError('network', 'answered 404', { missing: true });
const prevent = (event: Event) => event.preventDefault();

beforeEach(() => {
  sessionStorage.clear();
  addEventListener('my-note:before-reload', prevent);
});
afterEach(() => {
  removeEventListener('my-note:before-reload', prevent);
  vi.unstubAllGlobals();
});

test('does not reload the app for a network error', async () => {
  const away = new RemoteError('network', 'away');
  removeEventListener('my-note:before-reload', prevent);
  expect(await reloadAfterDeploy('notes', chosen, away)).toBe(away);
  expect(sessionStorage.length).toBe(0);
});

test('reports a removed file when the app may not be reloaded', async () => {
  expect(await reloadAfterDeploy('notes', chosen, gone)).toMatchObject({ kind: 'gone' });
});

test('never reloads the app for an override', async () => {
  expect(await reloadAfterDeploy('notes', { ...chosen, source: 'override' }, gone)).toBe(gone);
});
