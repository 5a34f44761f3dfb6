import { mkdtempSync, rmSync } from 'node:fs';
import http, { type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config/config.ts';
import { openDatabase } from '../src/app/config/open-database.ts';
import { openServices } from '../src/app/config/open-services.ts';
import { randomIds } from '../src/core/services.ts';
import { notifyMany } from '../src/features/notifications/notify.usecases.ts';
import { newUser } from './seed/new-user.ts';

/** The service, or a server that only holds answers open, in a process of its own that the parent commands. */
type Command = { tell: 'all' | 'one' } | { memory: true };
type Subject = {
  origin: string;
  people: { userId: string; token: string }[];
  tell: (to: 'all' | 'one') => Promise<void>;
};

const people = Number(process.argv[3]);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'my-note-streams-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

async function service(): Promise<Subject> {
  const config = { ...readConfig({ LOG_LEVEL: 'error', DATABASE_URL: process.env.DATABASE_URL }), dataDir };
  const database = await openDatabase(config);
  const services = openServices(config, database);
  const users: Subject['people'] = [];
  for (let n = 0; n < people; n += 1)
    users.push(await newUser(services.db, `person-${n}-${randomIds.short(8)}`));
  const app = await buildApp({ ...services, config });
  const ids = users.map(({ userId }) => userId);
  const message = { kind: 'operator-message' as const, title: 'Maintenance', description: 'On Sunday' };
  return {
    origin: await app.listen({ port: 0, host: '127.0.0.1' }),
    people: users,
    tell: (to) =>
      services.db.transaction((tx) =>
        notifyMany(services, tx, to === 'all' ? ids : ids.slice(0, 1), message),
      ),
  };
}

/** The floor: what open answers cost without a service behind them. */
async function bare(): Promise<Subject> {
  const open = new Set<ServerResponse>();
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: unread\ndata: {"unread":0}\n\n');
    open.add(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const line = `event: notification\ndata: ${JSON.stringify({ title: 'x'.repeat(300) })}\n\n`;
  return {
    origin: `http://127.0.0.1:${port}`,
    people: Array.from({ length: people }, () => ({ userId: '', token: 'any' })),
    async tell(to) {
      for (const response of to === 'all' ? open : [...open].slice(0, 1)) response.write(line);
    },
  };
}

const subject = await (process.argv[2] === 'bare' ? bare() : service());
process.on('message', async (command: Command) => {
  if ('memory' in command) {
    global.gc?.();
    process.send?.({ rss: process.memoryUsage.rss(), heap: process.memoryUsage().heapUsed });
    return;
  }
  const at = Date.now();
  await subject.tell(command.tell);
  process.send?.({ at, written: Date.now() });
});
process.send?.({ origin: subject.origin, people: subject.people });
