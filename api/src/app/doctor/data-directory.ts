import { existsSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';
import { createDiskSpace, MEGABYTE } from '../../core/files/disk-space.ts';
import { listTree } from '../../core/files/list-tree.ts';
import type { Config } from '../config/config.ts';
import { type Finding, findingsOf } from './finding.ts';
import { mayWrite, nearestFolder } from './folders.ts';

const OTHERS = 0o077;
const FEW_MEGABYTES = 1024;

/** Whether this account may use DATA_DIR, and whether others may. Changes nothing. */
export function checkDirectory({ dataDir }: Pick<Config, 'dataDir'>): Finding {
  const { ok, warning, failed } = findingsOf('data directory');
  const directory = path.resolve(dataDir);
  if (!existsSync(directory)) {
    const parent = nearestFolder(directory);
    return mayWrite(parent)
      ? ok(`${directory} is made by the first start`)
      : failed(`${directory} does not exist, and this account may not write to ${parent}. Set DATA_DIR`);
  }
  if (!statSync(directory).isDirectory())
    return failed(`${directory} is a file where a directory is needed. Move it away, or set DATA_DIR`);
  if (!mayWrite(directory))
    return failed(
      `This account may not write to ${directory}. Give it to this account (chown -R), or set DATA_DIR`,
    );
  if (process.platform === 'win32') return ok(`${directory} can be written`);
  try {
    const files = [directory, ...Array.from(listTree(directory), ({ file }) => file)];
    const open = files.filter(isOpen).length;
    if (open > 0)
      return warning(
        `${open} of the files and folders in ${directory} are open to other accounts of this machine. The next start closes them: chmod -R go= ${directory} does it now`,
      );
  } catch (error) {
    return failed(
      `Parts of ${directory} cannot be read (${String(Object(error).code)} ${String(Object(error).path ?? '')}). Give all of it to this account (chown -R)`,
    );
  }
  return ok(`${directory} can be written, by its owner alone`);
}

/** The room on the disk of DATA_DIR. */
export function checkDisk({
  dataDir,
  diskReserveMegabytes,
}: Pick<Config, 'dataDir' | 'diskReserveMegabytes'>): Finding {
  const { ok, warning, failed } = findingsOf('disk');
  const folder = nearestFolder(path.resolve(dataDir));
  const space = createDiskSpace(folder, diskReserveMegabytes);
  const megabytes = Math.floor(space.free() / MEGABYTE);
  const free = `${megabytes.toLocaleString('en')} MB are free on the disk of ${folder}`;
  if (space.isLow())
    return failed(
      `${free}, and below ${diskReserveMegabytes} MB (DISK_RESERVE_MB) nothing is saved. Make room`,
    );
  if (megabytes < FEW_MEGABYTES) return warning(`${free}. Make room before it is full`);
  return ok(free);
}

function isOpen(file: string) {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isSymbolicLink() && (stat.mode & OTHERS) !== 0;
}
