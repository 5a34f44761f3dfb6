import { noteSchema, paths } from '@my-note/contract';
import { IDEMPOTENCY_KEY_HEADER, splitTags } from '@my-note/contract/tasks';
import { api, randomId } from '@my-note/kit/http';
import { putNote, refreshLists } from '@my-note/kit/items';
import { mutationOptions } from '@my-note/kit/query';
import type { SharedText } from './shared-text.ts';

/** Sends the same fields with the same key, so that a second press makes no second note. */
let sent: { text: string; key: string } | undefined;

function keyOf(text: string): string {
  if (sent?.text !== text) sent = { text, key: randomId() };
  return sent.key;
}

export const captureMutation = () =>
  mutationOptions({
    mutationFn: ({ title, content, category, tags }: SharedText & { category: string }) => {
      const body = { title, content, category: category || null, tags: splitTags(tags) };
      const headers = { [IDEMPOTENCY_KEY_HEADER]: keyOf(JSON.stringify(body)) };
      return api.post(paths.notes, { body, headers, schema: noteSchema });
    },
    // The form shows the error.
    meta: { silent: true },
    onSuccess: (note, { category }, _result, { client }) => {
      sent = undefined;
      putNote(client, note);
      // The call makes a category that was deleted meanwhile.
      if (category) void refreshLists(client);
    },
  });
