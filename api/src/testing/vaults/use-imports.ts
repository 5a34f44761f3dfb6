import { beforeEach } from 'vitest';
import { zipOf } from '../files/archives.ts';
import { download } from '../files/files.ts';
import { useApp } from '../test-app.ts';
import type { TestUser } from '../test-user.ts';
import { imported } from './imported.ts';

type Files = Parameters<typeof zipOf>[0];

/** A service with a new person for each test, who imports archives. */
export function useImports() {
  const { app, db, newUser } = useApp();
  let ada: TestUser;
  beforeEach(async () => {
    ada = await newUser();
  });
  const takeZip = (archive: Buffer) => imported({ app: app(), db: db() }, ada, archive);
  return {
    /** Imports files as one archive. */
    take: async (files: Files) => takeZip(await zipOf(files)),
    takeZip,
    /** The bytes of a file that a note shows. */
    bytesOf: async (address = '') => (await download(app(), ada, address)).bytes,
  };
}
