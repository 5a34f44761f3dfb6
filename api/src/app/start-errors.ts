import { DatabaseUnavailable } from '../core/database.ts';
import { explainUnavailable, isUnavailable } from '../core/database-unavailable.ts';
import { isDiskFull } from '../core/disk-full.ts';
import { ConfigError } from './config/config.ts';

type Environment = Record<string, string | undefined>;
type Problem = { code: string; call: string; file: string };

/** Why a start failed, and what to do. Only an unexpected error shows a stack. */
export function explainStart(error: unknown, environment: Environment): string {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const directory = environment.DATA_DIR || 'data';
  if (isDiskFull(error)) return `The disk of ${directory} is full. Make room, nothing is lost`;
  const problem = read(error, directory);
  const known = problem.call === 'listen' ? ofAddress(problem, environment) : ofFile(problem);
  if (known) return known;
  if (isUnavailable(error)) return explainUnavailable('The database', error);
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}

function read(error: unknown, directory: string): Problem {
  const text = (key: string) =>
    typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  const call = text('syscall') === 'getaddrinfo' ? 'listen' : String(text('syscall'));
  return { code: String(text('code')), call, file: String(text('path') ?? directory) };
}

function ofAddress({ code }: Problem, environment: Environment) {
  const port = `port ${environment.PORT || 3000}`;
  const host = environment.HOST || '127.0.0.1';
  switch (code) {
    case 'EADDRINUSE':
      return `${port} is taken by another program. Stop it, or set PORT to another number`;
    case 'EACCES':
      return `${port} may not be used by this account. Set PORT to a number above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `HOST is ${host}, which is no address of this machine. Set it to 127.0.0.1, to 0.0.0.0 for every network, or to an address of this machine`;
  }
}

function ofFile({ code, file }: Problem) {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `${file} may not be used by this account. Give it to this account (chown -R), or set DATA_DIR`;
    case 'EROFS':
      return `${file} is on a disk that can only be read. Mount it for writing, or set DATA_DIR`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${file} is a file where a directory is needed. Move it away, or set DATA_DIR`;
  }
}
