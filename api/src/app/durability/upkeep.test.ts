import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { noteEnvelopeSchema, paths } from '@my-note/contract';
import { expect, it } from 'vitest';
import { availableEngines } from '../../testing/database/available-engines.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { newSession, send } from '../../testing/writers.ts';
import { environment } from './kill-rounds.ts';

const newDirectory = useTemporaryDirectories();
/** Saves, and megabytes that the directory may grow by; each save writes 0.2 MB, to the table and to the log. */
const AMOUNTS = { pglite: { saves: 400, more: 40 }, postgres: { saves: 1_200, more: 120 } };
const MEGABYTE = 1024 * 1024;
/** Random, so that the database cannot compress it. */
const text = () => randomBytes(75_000).toString('base64');

function megabytesOf(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(path.join(directory, file), { throwIfNoEntry: false }));
  return sizes.reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0) / MEGABYTE;
}

async function timedStart(settings: Record<string, string>) {
  const start = Date.now();
  const server = await startServer(settings);
  return { server, url: server.url ?? '', ms: Date.now() - start };
}

const named =
  'With $engine many saves of one note keep the directory small, and a start after a kill is as fast as any other';
it.each(await availableEngines())(named, { timeout: 240_000 }, async ({ engine }) => {
  const { saves, more } = AMOUNTS[engine];
  const DATA_DIR = newDirectory();
  const settings = environment({ DATA_DIR, EMBEDDED_DATABASE: engine });
  const first = await timedStart(settings);
  const token = await newSession(first.url);
  const { _id } = noteEnvelopeSchema.parse(await send(first.url, token, 'POST', paths.draft)).data;
  await send(first.url, token, 'PUT', paths.note(_id), { title: 'Long', content: text() });
  await first.server.stop('SIGTERM');

  const clean = await timedStart(settings);
  const before = megabytesOf(DATA_DIR);
  for (let n = 0; n < saves; n += 1)
    await send(clean.url, token, 'PUT', paths.note(_id), { content: text() });
  // What is written meanwhile is flushed soon.
  while (megabytesOf(DATA_DIR) > before + more) await wait(200);
  await clean.server.stop('SIGKILL');

  const killed = await timedStart(settings);
  expect(killed.ms).toBeLessThan(2 * clean.ms + 2_000);
  await killed.server.stop('SIGTERM');
  expect(megabytesOf(DATA_DIR)).toBeLessThan(before + more);
});
