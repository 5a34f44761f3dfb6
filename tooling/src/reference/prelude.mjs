/** What examples take for granted, as the reference says on each of its pages. */
export const PRELUDE = `import type { ListItem, Note, Notification, Sharing } from '@my-note/contract';
import type { Schema } from '@my-note/kit/http';
import type { NoteList } from '@my-note/kit/items';
import type { QueryClient } from '@my-note/kit/query';

declare global {
  const note: Note;
  const item: ListItem;
  const items: ListItem[];
  const list: NoteList;
  const client: QueryClient;
  const sharing: Sharing;
  const message: Notification;
  const element: HTMLElement;
  const error: unknown;
  const query: { error: unknown; refetch: () => Promise<unknown> };
  const shown: boolean;
  const setShown: (shown: boolean) => void;
  const setWords: (words: string) => void;
  const navigate: (path: string) => void;
  const weatherSchema: Schema<{ degrees: number }>;
}
`;
