import { type ListItem, noteSchema } from '@my-note/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { users } from '../../items/tables.ts';
import { importZip } from '../files/archives.ts';
import type { TestApp, TestUser } from '../test-user.ts';

const NOTE_LINK = /note:([0-9a-f-]{36})/g;
const FILE_LINK = /\/attachments\/[0-9a-f-]{36}/g;

/** Imports an archive and reads the account's notes: links as slugs, files as `FILE`. */
export async function imported({ app, db }: { app: TestApp; db: Database }, user: TestUser, archive: Buffer) {
  const { report, error, status } = await importZip(app, user, archive);
  const list = await user.list();
  const slugs = new Map(list.map(({ _id, slug }) => [_id, slug]));
  const [owner] = await db.select({ order: users.order }).from(users).where(eq(users.id, user._id));
  const named = (ids: readonly string[]) => ids.map((id) => slugs.get(id));
  const raw = async (slug: string) => noteSchema.parse((await user.bySlug(slug)).body);
  return {
    report,
    error,
    status,
    /** `slug: title`, notes and categories. */
    items: list.map(({ slug, title }: ListItem) => `${slug}: ${title}`).sort(),
    /** The children with a place of their own in a category, or at the top. */
    orderOf: (slug?: string) =>
      named(
        slug === undefined ? (owner?.order ?? []) : (list.find((item) => item.slug === slug)?.order ?? []),
      ),
    raw,
    async text(slug: string) {
      const { content } = await raw(slug);
      return content
        .replace(NOTE_LINK, (_link, id: string) => `note:${slugs.get(id)}`)
        .replace(FILE_LINK, 'FILE');
    },
    /** Addresses of the files in a note. */
    files: async (slug: string) => (await raw(slug)).content.match(FILE_LINK) ?? [],
  };
}
