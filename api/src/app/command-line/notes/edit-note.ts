import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NotesClient } from './client.ts';

/** Opens the text of a note in the editor of the person and saves what they have written; says what became of it. */
export async function editNote(client: NotesClient, address: string, editor: string): Promise<string> {
  const note = await client.read(address);
  const folder = mkdtempSync(path.join(tmpdir(), 'my-note-'));
  const file = path.join(folder, `${path.basename(note.slug) || 'note'}.md`);
  writeFileSync(file, note.content, { mode: 0o600 });
  // As git does: the setting may have options.
  const { status, error } = spawnSync('/bin/sh', ['-c', `${editor} "$1"`, 'sh', file], { stdio: 'inherit' });
  const content = readFileSync(file, 'utf8');
  if (error || status !== 0) throw new Error(`${editor} failed. Your text is in ${file}`, { cause: error });
  if (content !== note.content) {
    try {
      await client.save(note._id, { content, baseVersion: note.version });
    } catch (refused) {
      throw new Error(`${refused instanceof Error ? refused.message : refused}. Your text is in ${file}`, {
        cause: refused,
      });
    }
  }
  rmSync(folder, { recursive: true });
  return content === note.content ? 'Nothing was changed' : `Saved ${note.slug}`;
}
