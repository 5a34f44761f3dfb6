import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { createDirectoryArea } from './directory-area.ts';
import { createDirectoryLock } from './directory-lock.ts';

/**
 * A place for files, each replaced whole: a reader sees the old or the new content, never a half. Keys are
 * relative paths with forward slashes.
 */
export interface Area {
  /** The tag names this very content. */
  read: (key: string) => Promise<{ content: Buffer; tag: string } | undefined>;
  write: (key: string, content: string | Buffer) => Promise<void>;
  /**
   * Writes only while the content is still the one with the tag (undefined: while there is none); call it under
   * `exclusively`.
   */
  swap: (key: string, content: string | Buffer, tag: string | undefined) => Promise<boolean>;
  /** Every file below, times in milliseconds. */
  list: (folder: string) => Promise<{ key: string; modified: number }[]>;
  /** Names of the folders directly below. */
  folders: (folder: string) => Promise<string[]>;
  /** Writes an immutable folder; one that is there stays. */
  place: (folder: string, files: Map<string, Buffer>) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  removeFolder: (folder: string) => Promise<void>;
  /** Removes what processes that were killed left half written. */
  sweep: () => Promise<void>;
}

/**
 * Where a site is published to. What browsers may read is in `site`; who did what, and the list of
 * releases, in `journal`, which lies beside it and is never served.
 */
export interface Store {
  /** As a person writes it. */
  place: string;
  site: Area;
  journal: Area;
  /** Runs one task at a time among all publishers; waits up to a minute. */
  exclusively: <T>(task: () => Promise<T>) => Promise<T>;
}

const S3 = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

/**
 * Opens a store by its place: a folder, or `s3://bucket/prefix` (any service that speaks S3; endpoint, region
 * and keys come from the environment variables of the AWS tools).
 */
export async function openStore(place: string = process.env.MY_NOTE_STORE || siteDir): Promise<Store> {
  const [, bucket, prefix] = S3.exec(place) ?? [];
  if (place.trim() === '') throw new Refusal('The store has no name: --store <folder or s3://bucket/prefix>');
  // Two letters at least: one is a drive.
  if (bucket === undefined && /^[a-z][a-z0-9+.-]+:/i.test(place))
    throw new Refusal(`${place} is neither a folder nor s3://bucket/prefix.`);
  if (bucket === undefined) return openDirectory(path.resolve(place));
  if (!prefix) {
    throw new Refusal(
      `${place} needs a prefix, such as s3://${bucket}/site: the journal lies beside it and must not be served.`,
    );
  }
  // Its library is large; most people publish to a folder.
  const { openS3 } = await import('./s3-store.ts');
  return openS3({ place, bucket, prefix, beside: beside(path.posix, prefix) });
}

function openDirectory(site: string): Store {
  // By another name it is the same site, with the same journal and the same lock.
  const journal = beside(path, realPlace(site));
  return {
    place: site,
    site: createDirectoryArea(site),
    journal: createDirectoryArea(journal),
    exclusively: createDirectoryLock(path.join(journal, 'lock')),
  };
}

function realPlace(place: string): string {
  if (existsSync(place) || path.dirname(place) === place) return realpathSync(place);
  return path.join(realPlace(path.dirname(place)), path.basename(place));
}

// A server gives out everything in the folder of the site, so that the journal may not be in there.
function beside({ join, dirname, basename }: path.PlatformPath, place: string) {
  if (basename(place) !== 'journal') return join(dirname(place), 'journal', basename(place));
  throw new Refusal(`${place} cannot be a site: "journal" is what lies beside sites. Take another name.`);
}
