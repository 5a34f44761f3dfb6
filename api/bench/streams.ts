import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { percentile } from './percentile.ts';

/**
 * Open streams of one process: memory of each, and the time from the write of a notification to the last
 * page that hears of it. Beside it a server that only holds answers open, on the same run.
 */
const STREAMS = Number(process.env.STREAMS ?? 2_000);
const SINGLE = 100;
const BROADCASTS = 5;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const ms = (value: number) => value.toFixed(0);

type Figures = { rss: number; heap: number; one: number[]; written: number[]; last: number[] };

async function ask<T>(child: ChildProcess, command: object): Promise<T> {
  const response = once(child, 'message');
  child.send(command);
  const [value]: T[] = await response;
  if (value === undefined) throw new Error('No answer');
  return value;
}

/** Opens a stream; `hear` is called for each notification, with the time. */
function open(origin: string, token: string, hear: (at: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      `${origin}/api/notifications/stream`,
      { agent: false, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`The stream answered ${response.statusCode}`));
        response.setEncoding('utf8').on('data', (text: string) => {
          const at = Date.now();
          if (text.includes('event: unread')) resolve(() => request.destroy());
          for (const _one of text.matchAll(/^event: notification$/gm)) hear(at);
        });
      },
    );
    request.on('error', reject);
  });
}

async function measure(kind: 'bare' | 'service'): Promise<Figures> {
  const child = fork(path.join(import.meta.dirname, 'streams-server.ts'), [kind, String(STREAMS)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const [ready]: { origin: string; people: { token: string }[] }[] = await once(child, 'message');
  if (!ready) throw new Error('The server did not start');
  const before = await ask<{ rss: number; heap: number }>(child, { memory: true });

  const heard = new Map<number, number>();
  let total = 0;
  const closers: (() => void)[] = [];
  for (const [n, { token }] of ready.people.entries()) {
    closers.push(
      await open(ready.origin, token, (at) => {
        heard.set(n, at);
        total += 1;
      }),
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const after = await ask<{ rss: number; heap: number }>(child, { memory: true });

  const tell = async (to: 'one' | 'all', expected: number) => {
    heard.clear();
    total = 0;
    const { at, written } = await ask<{ at: number; written: number }>(child, { tell: to });
    while (total < expected) await new Promise((resolve) => setTimeout(resolve, 1));
    return { written: written - at, last: Math.max(...heard.values()) - at };
  };
  const one: number[] = [];
  const written: number[] = [];
  const last: number[] = [];
  for (let n = 0; n < SINGLE; n += 1) one.push((await tell('one', 1)).last);
  for (let n = 0; n < BROADCASTS; n += 1) {
    const times = await tell('all', STREAMS);
    written.push(times.written);
    last.push(times.last);
  }
  for (const close of closers) close();
  child.kill();
  await once(child, 'exit');
  const each = (now: number, then: number) => Math.max(0, now - then) / STREAMS;
  return { rss: each(after.rss, before.rss), heap: each(after.heap, before.heap), one, written, last };
}

const service = await measure('service');
const bare = await measure('bare');
const line = (name: string, { rss, heap, one, written, last }: Figures) => {
  const times = [percentile(one, 0.5), percentile(one, 0.95), percentile(written, 0.5)];
  const figures = [
    kilobytes(rss),
    kilobytes(heap),
    ...[...times, percentile(last, 0.5), Math.max(...last)].map(ms),
  ];
  return `| ${name} | ${figures.join(' | ')} |`;
};
const database = process.env.DATABASE_URL ? 'PostgreSQL' : 'embedded';
console.log(`${STREAMS} open streams on one process (${database})\n`);
console.log(
  '| | kB of a stream | heap of it | one write to its page, p50 ms | p95 | all written, p50 ms | write to the last of all, p50 ms | worst |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
console.log(line('My Note', service));
console.log(line('only open answers', bare));
console.log(
  `\nThe heap of a stream is ${(service.heap / bare.heap).toFixed(2)} times that of an response that is only held open.`,
);
