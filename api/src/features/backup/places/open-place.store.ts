import type { S3Options } from '../../../core/files/s3-store.ts';
import type { BackupPlace } from './backup-place.port.ts';
import { createFolderPlace } from './folder-place.store.ts';
import { createS3Place } from './s3-place.store.ts';

/** A place as plain values, which another thread can be given. */
export type PlaceOptions =
  | {
      kind: 'folder';
      folder: string;
      /** Room that a backup may not use, because the data may be on the same disk. */
      reserveMegabytes?: number;
    }
  | { kind: 's3'; s3: S3Options; prefix: string };

export const openPlace = (options: PlaceOptions): BackupPlace =>
  options.kind === 'folder'
    ? createFolderPlace(options.folder, options.reserveMegabytes)
    : createS3Place(options.s3, options.prefix);
