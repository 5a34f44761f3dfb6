/**
 * Import and export of a large archive through a real service: `pnpm --filter @my-note/api bench:archives [files] [KB]`.
 * Prints times and how far the process's memory grew. Linux only: it reads /proc.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { jobSchema } from '@my-note/contract/jobs';
import { ZipFile } from 'yazl';

const [files, kilobytes] = [Number(process.argv[2] ?? 5_000), Number(process.argv[3] ?? 40)];
const folder = mkdtempSync(path.join(os.tmpdir(), 'my-note-bench-'));
const archive = path.join(folder, 'notes.zip');
const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const WORDS = 'note plan tree rain paper light river stone music garden winter letter'.split(' ');
let seed = 1;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed;
};
function textOf(n: number) {
  let text = `# Note ${n}\n\n`;
  while (text.length < kilobytes * 1024) text += `${WORDS[random() % WORDS.length]}${random() % 1_000} `;
  return text;
}

const server = spawn(
  process.execPath,
  ['--import', 'tsx', fileURLToPath(new URL('../src/app/server.ts', import.meta.url))],
  {
    env: { ...process.env, PORT: '0', DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const rss = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;

async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const [before, start] = [rss(), Date.now()];
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, rss());
  }, 50);
  const result = await work();
  clearInterval(timer);
  const seconds = ((Date.now() - start) / 1_000).toFixed(1);
  console.log(`${what}: ${seconds} s, RSS ${megabytes(before)} MB before, ${megabytes(peak)} MB at its peak`);
  return result;
}

try {
  const zip = new ZipFile();
  for (let n = 0; n < files; n += 1) zip.addBuffer(Buffer.from(textOf(n)), `folder-${n % 50}/note-${n}.md`);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive));
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const port = /localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}/api`);
    });
  });
  let token = '';
  const call = (where: string, init: RequestInit = {}) =>
    fetch(url + where, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  const post = async (where: string, body: object): Promise<unknown> =>
    (
      await call(where, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).json();
  const account = { email: 'bench@example.org', password: 'correct horse battery', name: 'Bench' };
  const identity = identityAnswerSchema.parse(await post(paths.signUp, account));
  token = loginAnswerSchema.parse(
    await post(paths.loginRequests, { provider: 'embedded', token: identity.token }),
  ).accessToken;

  const blob = await openAsBlob(archive);
  console.log(
    `${files} notes of ${kilobytes} KB, ${megabytes(files * kilobytes * 1024)} MB, zipped ${megabytes(blob.size)} MB`,
  );
  const slowest = { ms: 0 };
  const ended = await measured('Import', async () => {
    const form = new FormData();
    form.append('file', blob, 'notes.zip');
    let job = jobSchema.parse(await (await call(paths.import, { method: 'POST', body: form })).json());
    while (job.status === 'queued' || job.status === 'running') {
      await wait(200);
      const start = Date.now();
      job = jobSchema.parse(await (await call(paths.job(job._id))).json());
      slowest.ms = Math.max(slowest.ms, Date.now() - start);
    }
    return job;
  });
  console.log(
    `${ended.status} ${ended.error ?? ''} ${JSON.stringify(ended.report)}; slowest other call ${slowest.ms} ms`,
  );
  const bytes = await measured('Export', async () => {
    const response = await call(paths.export);
    let size = 0;
    for await (const chunk of response.body ?? []) size += chunk.length;
    return size;
  });
  console.log(`The export has ${megabytes(bytes)} MB`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
