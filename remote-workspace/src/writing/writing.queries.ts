import { noteSchema, paths } from '@my-note/contract';
import {
  IDEMPOTENCY_KEY_HEADER,
  type JournalDay,
  journalDaysSchema,
  journalPaths,
  localMoment,
  type WritingSettings,
  writingSettingsSchema,
} from '@my-note/contract/tasks';
import { api } from '@my-note/kit/http';
import { putNote, refreshLists } from '@my-note/kit/items';
import { mutationOptions, queryOptions } from '@my-note/kit/query';

export const writingQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['writing', 'settings'] as const,
      queryFn: ({ signal }) => api.get(journalPaths.settings, { schema: writingSettingsSchema, signal }),
    }),
  allDays: ['writing', 'days'] as const,
  days: (month: string) =>
    queryOptions({
      queryKey: ['writing', 'days', month] as const,
      queryFn: async ({ signal }) =>
        (await api.get(journalPaths.days, { query: { month }, schema: journalDaysSchema, signal })).data,
      staleTime: 0,
    }),
};

export const writingMutations = {
  saveSettings: () =>
    mutationOptions({
      mutationFn: (body: WritingSettings) =>
        api.put(journalPaths.settings, { body, schema: writingSettingsSchema }),
      onSuccess: (settings, _body, _result, { client }) => {
        client.setQueryData(writingQueries.settings().queryKey, settings);
        void client.invalidateQueries({ queryKey: writingQueries.allDays });
      },
    }),
  /** Opens the note of a day, and makes it when there is none; the service makes one for each day. */
  openDay: () =>
    mutationOptions({
      mutationFn: ({ day, append, key }: { day: string; key?: string } & Pick<JournalDay, 'append'>) =>
        api.post(journalPaths.day(day), {
          body: { time: localMoment(new Date()).time, ...(append === undefined ? {} : { append }) },
          ...(key ? { headers: { [IDEMPOTENCY_KEY_HEADER]: key } } : {}),
          schema: noteSchema,
        }),
      onSuccess: (note, _day, _result, { client }) => {
        putNote(client, note);
        // Its category may be new.
        void refreshLists(client);
        void client.invalidateQueries({ queryKey: writingQueries.allDays });
      },
    }),
  make: () =>
    mutationOptions({
      mutationFn: (body: { title: string; content: string; category: string | null }) =>
        api.post(paths.notes, { body, schema: noteSchema }),
      onSuccess: (note, _body, _result, { client }) => putNote(client, note),
    }),
};
