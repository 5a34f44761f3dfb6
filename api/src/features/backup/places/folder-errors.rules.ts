import { BackupError } from '../manifest.rules.ts';

/** Says what is wrong with a folder of backups and what to do, in place of the words of the operating system. */
export function explainFolder(error: unknown, folder: string): unknown {
  const text = sentenceOf(String(Object(error).code), folder);
  return text === undefined ? error : new BackupError(text, { cause: error });
}

function sentenceOf(code: string, folder: string) {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} is a file where a folder is needed. Move it away, or choose another folder`;
    case 'EACCES':
    case 'EPERM':
      return `The account of the service may not write to ${folder}. Give it the folder (chown -R), or choose another one`;
    case 'EROFS':
      return `${folder} is on a disk that can only be read. Mount it for writing, or choose another folder`;
    case 'ENOSPC':
    case 'EDQUOT':
      return fullDisk(folder);
    case 'EIO':
    case 'ESTALE':
    case 'ENOTCONN':
    case 'EHOSTDOWN':
    case 'ETIMEDOUT':
      return `The disk of ${folder} does not respond (${code}). Look at its connection, and mount it again`;
  }
}

export const fullDisk = (folder: string) =>
  `The disk of ${folder} is full, so no backup can be written to it. Make room there`;
