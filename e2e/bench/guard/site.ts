import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Registry, registrySchema } from '@my-note/contract/registry';
import { openStore } from '@my-note/release/guard';
import { publish } from '@my-note/release/publish';
import { createWorkspace } from '@my-note/release/testing/workspace';
import { buildApp } from '../../../api/src/app/app.ts';
import { readConfig } from '../../../api/src/app/config/config.ts';
import { openServices } from '../../../api/src/app/config/open-services.ts';
import { openInMemory } from '../../../api/src/core/database/embedded/pglite/pglite.ts';
import { canary as giveCanary } from '../../../release/src/publish/switches.ts';

const DAYS = 3 * 86_400_000;

/** A service with a site of one remote in two versions, whose clock is put forward by hand. */
export async function startSite(remote: string) {
  const workspace = createWorkspace();
  const store = await openStore(workspace.site);
  const place = async (names: string[], options: object = {}) => {
    const { records } = await publish(store, { names, workspace: workspace.dir, mount: false, ...options });
    return records[0]?.release.version ?? '';
  };
  workspace.host('aaaaaaaa');
  workspace.remote(remote, 'live');
  const live = await place(['host', remote]);
  workspace.remote(remote, 'canary');
  const version = await place([remote], { canary: 0 });

  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const frozen = { at: 0 };
  const config = readConfig({
    ...{ LOG_LEVEL: 'error', DATA_DIR: mkdtempSync(path.join(tmpdir(), 'my-note-guard-')) },
    ...{ REMOTE_STORE: workspace.site, TELEMETRY_PER_MINUTE: '0' },
  });
  const database = await openInMemory();
  const app = await buildApp({ ...openServices(config, database, () => new Date(frozen.at)), config });
  const { guard } = app;
  if (!guard) throw new Error('There is no guard');
  // It looks when the simulated clock says so, not by timers of its own.
  await app.ready();
  await guard.close();
  const registry = (): Registry =>
    registrySchema.parse(JSON.parse(readFileSync(path.join(workspace.site, 'registry.json'), 'utf8')));
  let known = registry();
  const reread = () => {
    known = registry();
  };

  return {
    versions: { live, canary: version },
    registry: () => known,
    share: () => known.remotes.find(({ name }) => name === remote)?.canary?.percent,
    /** Begins days later, so that a run knows nothing of the one before. */
    async newRun() {
      frozen.at = Math.max(frozen.at, clock().getTime()) + DAYS;
      ahead = frozen.at - Date.now();
      await giveCanary(store, { name: remote, percent: 0 });
      reread();
    },
    /** Publishes the canary at the time of the run. */
    async begin() {
      await giveCanary(store, { name: remote, version, percent: 10, guard: true });
      const key = `guards/${remote}.json`;
      const at = new Date(frozen.at).toISOString();
      const state = JSON.parse(String((await store.journal.read(key))?.content));
      await store.journal.write(key, JSON.stringify({ ...state, since: at, stepSince: at }));
      reread();
    },
    advance(milliseconds: number) {
      frozen.at += milliseconds;
    },
    async send(url: string, payload: object) {
      const { statusCode } = await app.inject({ method: 'POST', url: `/api${url}`, payload });
      if (statusCode !== 204) throw new Error(`The service responded with ${statusCode}`);
    },
    async look() {
      await guard.look();
      reread();
    },
    async reason(): Promise<string> {
      const { revision } = known;
      const line = await store.journal.read(`flips/${String(revision).padStart(8, '0')}.json`);
      return JSON.parse(String(line?.content)).notes[0];
    },
    async close() {
      await app.close();
      await database.close();
      workspace.remove();
    },
  };
}
