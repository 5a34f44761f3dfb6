import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '@my-note/contract';
import { findPostgres } from '../../src/testing/database/find-postgres.ts';
import { startPostgres } from '../../src/testing/database/postgres-server.ts';
import { type Figures, load } from './load.ts';
import { row, table } from './table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

type User = { userId: string; token: string; slugs: string[]; ids: string[]; words: string[] };
type Ready = {
  origin: string;
  users: Record<'small' | 'middle' | 'large' | 'writer', User>;
  seedMs: number;
  indexMs: number;
};

function ask<T>(server: ChildProcess, question: string | undefined, kind: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const read = (message: { kind: string } & T) => {
      if (message.kind !== kind) return;
      server.off('message', read);
      resolve(message);
    };
    server.on('message', read);
    server.once('exit', () => reject(new Error('The server ended')));
    if (question) server.send(question);
  });
}

const pick = <T>(list: T[], n: number) => list[n % list.length] as T;

async function measure(name: string, environment: Record<string, string>) {
  const server = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const { origin, users, seedMs, indexMs } = await ask<Ready>(server, undefined, 'ready');
  const { small, middle, large, writer } = users;
  const { rates } = await ask<{ rates: Record<'bySlug' | 'save' | 'search', number> }>(
    server,
    'statements',
    'statements',
  );
  const api = `/api`;
  const get = (token: string, path: (n: number) => string, connections = 20, headers = {}) =>
    load(origin, token, {
      connections,
      seconds: SECONDS,
      next: (n) => ({ method: 'GET', path: path(n), headers }),
    });
  const constant = (bytes: number, connections = 20) =>
    get(small.token, () => `/constant/${bytes}`, connections);
  const head = async (user: User) => {
    const response = await fetch(`${origin}${api}${paths.notes}`, {
      headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' },
    });
    await response.arrayBuffer();
    return {
      etag: response.headers.get('etag') ?? '',
      bytes: Number(response.headers.get('content-length')),
    };
  };

  const lines: string[][] = [];
  const add = (what: string, figures: Figures, bare: Figures, statement?: number) =>
    lines.push(row(what, figures, bare, statement));

  const list = `${api}${paths.notes}`;
  const slug = (n: number) => `${api}${paths.noteBySlug}?slug=${encodeURIComponent(pick(small.slugs, n))}`;
  add('by slug, 20 connections', await get(small.token, slug), await constant(2_600), rates.bySlug);
  for (const [label, user] of [
    ['1,000', small],
    ['10,000', middle],
  ] as const) {
    const { etag, bytes } = await head(user);
    add(`list ${label}, unchanged`, await get(user.token, () => list), await constant(bytes));
    add(
      `list ${label}, 304`,
      await get(user.token, () => list, 20, { 'if-none-match': etag }),
      await constant(0),
    );
    const pin = (n: number) => ({
      method: 'PATCH' as const,
      path: `${api}${paths.pin(pick(user.ids, n))}`,
      body: '{}',
    });
    const mixed = (n: number) => (n % 2 ? pin(n) : { method: 'GET' as const, path: list });
    const changed = await load(origin, user.token, { connections: 1, seconds: SECONDS, next: mixed });
    add(`list ${label}, each after a write (both calls)`, changed, await constant(bytes, 1));
  }
  const save = (n: number) => ({
    method: 'PUT' as const,
    path: `${api}${paths.note(pick(writer.ids, n))}`,
    body: JSON.stringify({ content: `${'text '.repeat(400)}${n}` }),
  });
  const saving = await load(origin, writer.token, { connections: 20, seconds: SECONDS, next: save });
  add('save 2 kB, 20 notes, 20 connections', saving, await constant(2_600), rates.save);
  const search = (n: number) => `${api}${paths.contentSearch}?q=${encodeURIComponent(pick(large.words, n))}`;
  for (const connections of [1, 4]) {
    add(
      `search 22,000 notes, ${connections} at once`,
      await get(large.token, search, connections),
      await constant(8_000, connections),
      rates.search,
    );
  }
  const { rss } = await ask<{ rss: number }>(server, 'memory', 'memory');
  server.kill('SIGKILL');
  const notes = `Seeding 33,020 notes of 2 kB took ${(seedMs / 1_000).toFixed(1)} s, indexing 22,000 of them ${(indexMs / 1_000).toFixed(1)} s. Memory at the end: ${Math.round(rss / 1e6)} MB.`;
  return `## ${name}\n\n${table(lines)}\n\n${notes}\n`;
}

const found = await findPostgres();
const parts = [await measure('Embedded database', { DATABASE_URL: '' })];
console.log(parts[0]);
if (found) {
  const { url, stop } = await startPostgres([]);
  parts.push(await measure(`PostgreSQL ${found.version}`, { DATABASE_URL: url }));
  console.log(parts[1]);
  await stop();
} else console.log('PostgreSQL was not measured: its programs were not found');

const results = fileURLToPath(new URL('../../../docs/benchmarks/', import.meta.url));
mkdirSync(results, { recursive: true });
writeFileSync(
  `${results}service.md`,
  `# The REST service\n\n\`pnpm --filter @my-note/api bench:service\`, ${SECONDS} s a line.\n\n${parts.join('\n')}`,
);
