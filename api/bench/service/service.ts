import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paths } from '@my-note/contract';
import { request } from 'undici';
import { findPostgres } from '../../src/testing/database/find-postgres.ts';
import { startPostgres } from '../../src/testing/database/postgres-server.ts';
import { inTurns } from './in-turns.ts';
import { type Load, load } from './load.ts';
import type { Statement } from './raw-statements.ts';
import { row, table } from './table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Headers of a connection and not of a response. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

type User = { userId: string; token: string; slugs: string[]; ids: string[]; words: string[] };
type Ready = {
  origin: string;
  /** Of a PostgreSQL; absent for PGlite. */
  url?: string;
  users: Record<'small' | 'middle' | 'large' | 'writer', User>;
  seedMs: number;
  indexMs: number;
};

const start = (file: string, environment: Record<string, string>) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });

function ask<T>(server: ChildProcess, kind: string, question?: { question: string; name?: Statement }) {
  return new Promise<T>((resolve, reject) => {
    const ended = () => reject(new Error('The server ended'));
    const read = (message: { kind: string } & T) => {
      if (message.kind !== kind) return;
      server.off('message', read);
      server.off('exit', ended);
      resolve(message);
    };
    server.on('message', read);
    server.once('exit', ended);
    if (question) server.send(question);
  });
}

const pick = <T>(list: T[], n: number) => list[n % list.length] as T;

async function measure(name: string, environment: Record<string, string>) {
  const server = start('./server.ts', environment);
  const { origin, url, users, seedMs, indexMs } = await ask<Ready>(server, 'ready');
  const { small, middle, large, writer } = users;
  const isPostgres = url !== undefined;
  const statement = (of: Statement) => async () =>
    (await ask<{ rate: number }>(server, 'statement', { question: 'statement', name: of })).rate;
  const get = (token: string, path: (n: number) => string, connections = 20, headers = {}) =>
    load(origin, token, {
      connections,
      seconds: SECONDS,
      next: (n) => ({ method: 'GET', path: path(n), headers }),
    });
  const list = `/api${paths.notes}`;
  const head = async (user: User, headers = {}) => {
    const response = await request(`${origin}${list}`, {
      headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip', ...headers },
    });
    await response.body.dump();
    const { etag = '', 'content-length': length } = response.headers;
    return { etag: String(etag), bytes: Number(length ?? 0), headers: response.headers };
  };
  const { etag: known } = await head(small);
  const { headers } = await head(small, { 'if-none-match': known });
  const unchanged = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
  const bareServer = start('./bare-server.ts', {
    ...environment,
    DATABASE_URL: url ?? '',
    UNCHANGED: JSON.stringify(unchanged),
  });
  const { origin: bareOrigin } = await ask<{ origin: string }>(bareServer, 'ready');
  const bare = (next: Load['next'], connections = 20) =>
    load(bareOrigin, small.token, { connections, seconds: SECONDS, next });
  const constant =
    (kind: 'text' | 'compressed', bytes: number, connections = 20) =>
    () =>
      bare(() => ({ method: 'GET', path: `/${kind}/${bytes}` }), connections);

  const lines: string[][] = [];
  const add = async (what: string, measures: Parameters<typeof inTurns>[0]) => {
    lines.push(row(what, await inTurns(measures)));
    console.log(lines.at(-1)?.join(' | '));
  };

  const slug = (n: number) => encodeURIComponent(pick(small.slugs, n));
  await add('by slug, 20 connections', {
    ours: () => get(small.token, (n) => `/api${paths.noteBySlug}?slug=${slug(n)}`),
    bare: isPostgres
      ? () => bare((n) => ({ method: 'GET', path: `/by-slug?owner=${small.userId}&slug=${slug(n)}` }))
      : constant('text', 2_600),
    statement: statement('bySlug'),
  });
  for (const [label, user] of [
    ['1,000', small],
    ['10,000', middle],
  ] as const) {
    const { etag, bytes } = await head(user);
    await add(`list ${label}, unchanged`, {
      ours: () => get(user.token, () => list),
      bare: constant('compressed', bytes),
    });
    await add(`list ${label}, 304`, {
      ours: () => get(user.token, () => list, 20, { 'if-none-match': etag }),
      bare: () => bare(() => ({ method: 'GET', path: '/unchanged', headers: { 'if-none-match': etag } })),
    });
    const pin = (n: number) => ({
      method: 'PATCH' as const,
      path: `/api${paths.pin(pick(user.ids, n))}`,
      body: '{}',
    });
    const mixed = (n: number) => (n % 2 ? pin(n) : { method: 'GET' as const, path: list });
    await add(`list ${label}, each after a write (both calls)`, {
      ours: () => load(origin, user.token, { connections: 1, seconds: SECONDS, next: mixed }),
      bare: constant('compressed', bytes, 1),
    });
  }
  const save = (path: (id: string) => string) => (n: number) => ({
    method: 'PUT' as const,
    path: path(pick(writer.ids, n)),
    body: JSON.stringify({ content: `${'text '.repeat(400)}${n}` }),
  });
  await add('save 2 kB, 20 notes, 20 connections', {
    ours: () =>
      load(origin, writer.token, {
        connections: 20,
        seconds: SECONDS,
        next: save((id) => `/api${paths.note(id)}`),
      }),
    bare: isPostgres ? () => bare(save((id) => `/save/${id}`)) : constant('text', 2_600),
    statement: statement('save'),
  });
  const search = (n: number) => `/api${paths.contentSearch}?q=${encodeURIComponent(pick(large.words, n))}`;
  for (const connections of [1, 4]) {
    await add(`search 22,000 notes, ${connections} at once`, {
      ours: () => get(large.token, search, connections),
      bare: constant('text', 8_000, connections),
      statement: statement('search'),
    });
  }
  const { rss } = await ask<{ rss: number }>(server, 'memory', { question: 'memory' });
  for (const each of [server, bareServer]) each.kill('SIGKILL');
  const notes = `Seeding 33,020 notes of 2 kB took ${(seedMs / 1_000).toFixed(1)} s, indexing 22,000 of them ${(indexMs / 1_000).toFixed(1)} s. Memory at the end: ${Math.round(rss / 1e6)} MB.`;
  return `## ${name}\n\n${table(lines)}\n\n${notes}\n`;
}

const found = await findPostgres();
const parts: string[] = [];
if (process.env.BENCH_EMBEDDED !== 'off')
  parts.push(await measure("Embedded database (PostgreSQL's own programs)", { DATABASE_URL: '' }));
if (found) {
  const { url, stop } = await startPostgres([]);
  parts.push(await measure(`PostgreSQL ${found.version}`, { DATABASE_URL: url }));
  await stop();
} else console.log('PostgreSQL was not measured: its programs were not found');
console.log(parts.join('\n'));

const about = `\`pnpm --filter @my-note/api bench:service\`, ${SECONDS} s a line, three times in turns with what it is compared to; medians.

- "Of a bare route": a Fastify without hooks in a process of its own. For a note by its slug and for a save it
  runs the bare statement; for "304" it sends 304 with the same headers; for the others a constant body of the same size, as
  hard to read.
- "Of one statement": the bare statement without HTTP, one after another on one connection, while nothing else runs.`;
const results = fileURLToPath(new URL('../../../docs/benchmarks/', import.meta.url));
mkdirSync(results, { recursive: true });
writeFileSync(`${results}service.md`, `# The REST service\n\n${about}\n\n${parts.join('\n')}`);
