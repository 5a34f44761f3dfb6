import { type Note, noteSchema, paths, versionSummarySchema } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import { mutationOptions } from '@my-note/kit/query';
import { getAutosave } from '../model/autosave-registry/autosave-registry.ts';
import { broadcastSavedNote } from '../model/autosave-registry/saved-notes-channel.ts';
import { versionQueries } from './versions.queries.ts';

export const versionMutations = {
  /**
   * Restores a version's text; the replaced text is kept as a version. With a `baseVersion` the service refuses it when
   * the note has changed since.
   */
  restore: (note: Note) =>
    mutationOptions({
      mutationFn: ({ versionId, ...base }: { versionId: string; baseVersion?: number }) =>
        api.post(paths.restoreVersion(note._id, versionId), { body: base, schema: noteSchema }),
      onSuccess: (restored, _variables, _result, { client }) => {
        putNote(client, restored, note.slug);
        broadcastSavedNote(restored);
        // A tab does not receive its own broadcast.
        getAutosave(note._id)?.applyRemoteChange(restored);
        void client.invalidateQueries({ queryKey: versionQueries.list(note._id).queryKey });
      },
    }),
  name: (noteId: string) =>
    mutationOptions({
      mutationFn: ({ _id, name }: { _id: string; name: string | null }) =>
        api.patch(paths.version(noteId, _id), { body: { name }, schema: versionSummarySchema }),
      onSuccess: (_version, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: versionQueries.list(noteId).queryKey }),
    }),
};
