import { existsSync, realpathSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@my-note/tooling/refusal';
import type { Store } from './area.ts';
import { createDirectoryArea } from './directory-area.ts';
import { createDirectoryLock } from './directory-lock.ts';
import { codeOf } from './lock-owner.ts';

export type { Area, Store } from './area.ts';

const S3 = /^s3:\/\/([^/]+)\/?(.*?)\/*$/;

/**
 * Opens a store by its place: a folder, or `s3://bucket/prefix` (any service that speaks S3; endpoint, region
 * and keys come from the environment variables of the AWS tools).
 */
export async function openStore(place = ''): Promise<Store> {
  const [, bucket, prefix] = S3.exec(place) ?? [];
  if (place.trim() === '') throw new Refusal('The store has no name: --store <folder or s3://bucket/prefix>');
  // A single letter is a drive.
  if (bucket === undefined && /^[a-z][a-z0-9+.-]+:/i.test(place))
    throw new Refusal(`${place} is neither a folder nor s3://bucket/prefix.`);
  if (bucket === undefined) return openDirectory(path.resolve(place));
  if (!prefix) {
    throw new Refusal(
      `${place} needs a prefix, such as s3://${bucket}/site: the journal is beside it and must not be served.`,
    );
  }
  // The S3 library is large, and most stores are folders.
  const { openS3 } = await import('./s3-store.ts');
  return openS3({ place, bucket, prefix, beside: beside(path.posix, prefix) });
}

function openDirectory(site: string): Store {
  // A link to a site has the same journal and lock.
  const journal = beside(path, realPlace(site));
  return {
    place: site,
    site: createDirectoryArea(site),
    journal: createDirectoryArea(journal),
    obstacle: () => obstacleOf(site, journal),
    exclusively: createDirectoryLock(path.join(journal, 'lock')),
  };
}

async function obstacleOf(site: string, journal: string): Promise<string | undefined> {
  try {
    await mkdir(journal, { recursive: true });
    for (const folder of [journal, ...(existsSync(site) ? [site] : [])]) await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return codeOf(error) || String(error);
  }
}

function realPlace(place: string): string {
  if (existsSync(place) || path.dirname(place) === place) return realpathSync(place);
  return path.join(realPlace(path.dirname(place)), path.basename(place));
}

// A server serves everything in the folder of the site, so the journal is beside it.
function beside({ join, dirname, basename }: path.PlatformPath, place: string) {
  if (basename(place) !== 'journal') return join(dirname(place), 'journal', basename(place));
  throw new Refusal(
    `${place} cannot be a site: "journal" is reserved for the folder beside sites. Choose another name.`,
  );
}
