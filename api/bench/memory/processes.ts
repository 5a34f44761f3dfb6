import { readdirSync, readFileSync } from 'node:fs';

/** The memory of the service and of what it has started; Linux only: it reads /proc. */
export type Memory = { service: number; serviceShare: number; database: number; together: number };

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** In MB. A process may end while it is read. */
function read(pid: number, file: string, field: string) {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) * KILOBYTE) / MEGABYTE;
  } catch {
    return 0;
  }
}

function parentOf(pid: number) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** All processes below one, at any depth: PostgreSQL's server has a shell above it and its connections below it. */
function descendants(pid: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = pids.map((name) => [Number(name), parentOf(Number(name))] as const);
  const below = (one: number): number[] =>
    parents.filter(([, parent]) => parent === one).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/**
 * The service's resident set counts the program's own file wholly, whatever else runs of it on this machine. The
 * processes of PostgreSQL share most of their memory: the proportional sizes count that once.
 */
export function memoryOf(pid: number): Memory {
  const service = read(pid, 'status', 'VmRSS');
  const database = descendants(pid).reduce((sum, each) => sum + read(each, 'smaps_rollup', 'Pss'), 0);
  return {
    service,
    serviceShare: read(pid, 'smaps_rollup', 'Pss'),
    database,
    together: service + database,
  };
}
