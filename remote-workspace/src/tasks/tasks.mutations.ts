import { noteSchema } from '@my-note/contract';
import {
  newTaskFeedSchema,
  type OpenTask,
  taskFeedSchema,
  taskPaths,
  taskRemindersSchema,
} from '@my-note/contract/tasks';
import { api } from '@my-note/kit/http';
import { putNote } from '@my-note/kit/items';
import { mutationOptions } from '@my-note/kit/query';
import { taskQueries } from './tasks.queries.ts';

/** Where tabs tell each other of saved notes (remote-notes/src/model/autosave-registry/saved-notes-channel.ts). */
const SAVED_NOTES = 'my-note.saved-notes';

let channel: BroadcastChannel | undefined;

export const taskMutations = {
  check: () =>
    mutationOptions({
      mutationFn: ({ task: { note, index, text }, checked }: { task: OpenTask; checked: boolean }) =>
        api.post(taskPaths.check, {
          body: { note: note._id, index, text, checked },
          schema: noteSchema,
          // A check just before the page is left counts too.
          keepalive: true,
        }),
      onSuccess: (note, _variables, _result, { client }) => {
        putNote(client, note);
        channel ??= new BroadcastChannel(SAVED_NOTES);
        channel.postMessage(note);
      },
      // What is shown is no longer so.
      onError: (_error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: taskQueries.open().queryKey }),
    }),
  setReminders: () =>
    mutationOptions({
      mutationFn: (on: boolean) =>
        api.put(taskPaths.reminders, { body: { on }, schema: taskRemindersSchema }),
      onSuccess: (state, _on, _result, { client }) =>
        client.setQueryData(taskQueries.reminders().queryKey, state),
    }),
  makeFeed: () =>
    mutationOptions({
      mutationFn: (_: undefined) => api.post(taskPaths.feed, { schema: newTaskFeedSchema }),
      // The address is shown once; nothing keeps it afterwards.
      gcTime: 0,
      onSettled: (_response, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: taskQueries.feed().queryKey }),
    }),
  removeFeed: () =>
    mutationOptions({
      mutationFn: (_: undefined) => api.delete(taskPaths.feed, { schema: taskFeedSchema }),
      onSuccess: (feed, _variables, _result, { client }) =>
        client.setQueryData(taskQueries.feed().queryKey, feed),
    }),
};
