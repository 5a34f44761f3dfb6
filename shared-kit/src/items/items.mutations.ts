import {
  type Category,
  categoryEnvelopeSchema,
  type ListItem,
  type Note,
  noteSchema,
  orderingEnvelopeSchema,
  paths,
  type Ordering as SavedOrder,
} from '@my-note/contract';
import { api } from '../http/api-client.ts';
import { categoryQueries } from '../queries/categories.queries.ts';
import { noteQueries } from '../queries/notes.queries.ts';
import { changeList, changeNotes, knownSlug, moveSlugs } from './cache/item-cache.ts';
import {
  type Placement,
  withIcon,
  withLock,
  withOrder,
  withoutSubtree,
  withParent,
  withPin,
  withPlacement,
  withTitle,
} from './cache/list-changes.ts';
import {
  rollbackIcon,
  rollbackLock,
  rollbackMove,
  rollbackPin,
  rollbackRename,
  rollbackTrash,
  unarranged,
} from './cache/list-rollbacks.ts';
import { listOutdated, othersPending } from './cache/pending-writes.ts';
import { settleNote } from './cache/put-note.ts';
import { slugOutdated } from './cache/stale-slugs.ts';
import { itemMutation } from './item-mutation.ts';
import { changeText } from './text-change.ts';

type ItemId = Pick<ListItem, '_id'>;
type Pinning = Pick<ListItem, '_id' | 'pinned'>;
/** One emoji; null takes the icon away. */
type IconChoice = ItemId & { icon: string | null };
type Locking = ItemId & { locked: boolean };
type Renaming = Pick<ListItem, '_id' | 'type' | 'title'>;
type Moving = ItemId & { parentId: string | null };
type Ordering = ItemId & Placement;
/** An order that was saved, and of an item that moved its former slug and what it is now. */
interface Ordered {
  ordering: SavedOrder;
  former: string | null;
  item: Note | null;
}
/** The whole order of a category's children. */
type Arranging = { parentId: string; order: string[] };

const sendTitle = async ({ _id, type, title }: Renaming): Promise<Note | Category> => {
  const body = { title };
  if (type === 'note') return api.put(paths.note(_id), { body, schema: noteSchema });
  return (await api.put(paths.category(_id), { body, schema: categoryEnvelopeSchema })).data;
};

/**
 * Writes on notes and categories, shared by the shell and the remotes (docs/specification/service.md#calls-on-notes).
 * The list
 * changes immediately and is rolled back on a refusal; it is refetched only where the result is unknown.
 *
 * @example
 * const pin = useMutation(itemMutations.pin());
 * const trash = useMutation(itemMutations.trash());
 * const change = useMutation(itemMutations.changeText(note));
 * pin.mutate({ _id: item._id, pinned: true });
 * trash.mutate({ _id: item._id });
 * change.mutate((content) => withTask(content, 0, true));
 */
export const itemMutations = {
  changeText,

  pin: () =>
    itemMutation({
      call: ({ _id, pinned: wanted }: Pinning): Promise<Note> =>
        api.patch(paths.pin(_id), { body: { pinned: wanted }, schema: noteSchema }),
      change:
        ({ _id, pinned: wanted }) =>
        (list) =>
          withPin(list, _id, wanted),
      rollback: (before, { _id, pinned: wanted }) => rollbackPin(before, _id, wanted),
      settle: (client, note) => settleNote(client, note),
    }),

  icon: () =>
    itemMutation({
      call: ({ _id, icon }: IconChoice): Promise<Note> =>
        api.patch(paths.icon(_id), { body: { icon }, schema: noteSchema }),
      change:
        ({ _id, icon }) =>
        (list) =>
          withIcon(list, _id, icon ?? undefined),
      rollback: (before, { _id, icon }) => rollbackIcon(before, _id, icon ?? undefined),
      settle: (client, note) => settleNote(client, note),
    }),

  /** Against changes of title and text. */
  lock: () =>
    itemMutation({
      call: ({ _id, locked }: Locking): Promise<Note> =>
        api.patch(paths.lock(_id), { body: { locked }, schema: noteSchema }),
      change:
        ({ _id, locked }) =>
        (list) =>
          withLock(list, _id, locked),
      rollback: (before, { _id, locked }) => rollbackLock(before, _id, locked),
      settle: (client, note) => settleNote(client, note),
    }),

  /** Another title, and so another slug for the item and all below it. */
  rename: () =>
    itemMutation({
      call: sendTitle,
      change:
        ({ _id, title }) =>
        (list) =>
          withTitle(list, _id, title),
      rollback: (before, { _id, title }) => rollbackRename(before, _id, title),
      settle: (client, response, { _id, type }) => {
        const { slug, title } = response;
        if ('content' in response) settleNote(client, response, knownSlug(client, _id));
        else moveSlugs(client, knownSlug(client, _id) ?? slug, slug);
        changeNotes(client, (note) => {
          if (note._id === _id) return { ...note, title };
          return note.category?._id === _id ? { ...note, category: { _id, title } } : note;
        });
        if (type === 'category') void client.invalidateQueries({ queryKey: categoryQueries.all() });
      },
    }),

  /** Another parent; the list's order decides the place in it. */
  move: () =>
    itemMutation({
      call: ({ _id, parentId }: Moving): Promise<Note> =>
        api.patch(paths.move(_id), { body: { category: parentId }, schema: noteSchema }),
      change:
        ({ _id, parentId }) =>
        (list) =>
          withParent(list, _id, parentId),
      rollback: (before, { _id, parentId }) =>
        rollbackMove(before, _id, (list) => withParent(list, _id, parentId)),
      settle: (client, note) => {
        settleNote(client, note, knownSlug(client, note._id));
        void client.invalidateQueries({ queryKey: categoryQueries.all() });
      },
    }),

  /** A place beside another item, or at the end; an item from elsewhere moves in. */
  order: () =>
    itemMutation({
      call: async ({ _id, parentId, before, after }: Ordering, client): Promise<Ordered> => {
        const body = { id: _id, before, after };
        const path = paths.ordering(parentId ?? 'root');
        const { data } = await api.put(path, { body, schema: orderingEnvelopeSchema });
        const former = slugOutdated(client.getQueryData(noteQueries.list().queryKey), _id, parentId);
        // The response does not contain the new slug; under the former one the item is still found.
        const query = former === null ? null : { slug: former };
        const item =
          query && (await api.get(paths.noteBySlug, { query, schema: noteSchema }).catch(() => null));
        return { ordering: data, former, item };
      },
      change:
        ({ _id, ...placement }) =>
        (list) =>
          withPlacement(list, _id, placement),
      rollback: (before, { _id, ...placement }) =>
        rollbackMove(before, _id, (list) => withPlacement(list, _id, placement)),
      settle: (client, { ordering, former, item }, { _id }) => {
        if (!othersPending(client)) {
          changeList(client, (list) => ({
            ...withOrder(list, ordering._id, ordering.order),
            ...(ordering._id === null ? { orderVersion: ordering.version } : {}),
          }));
        }
        changeNotes(client, (note) =>
          note._id === ordering._id ? { ...note, order: ordering.order } : note,
        );
        if (former === null) return;
        if (item?._id === _id) settleNote(client, item, former);
        else listOutdated(client);
        void client.invalidateQueries({ queryKey: categoryQueries.all() });
      },
    }),

  /** The whole order of a category in one call. The service refuses it when the order was changed meanwhile. */
  arrange: () =>
    itemMutation({
      call: async ({ parentId, order }: Arranging, client): Promise<SavedOrder> => {
        const query = { slug: knownSlug(client, parentId) };
        const { version } = await api.get(paths.noteBySlug, { query, schema: noteSchema });
        const body = { order, version };
        const { data } = await api.put(paths.ordering(parentId), { body, schema: orderingEnvelopeSchema });
        return data;
      },
      change:
        ({ parentId, order }) =>
        (list) =>
          withOrder(list, parentId, order),
      rollback: (before, { parentId, order }) => unarranged(before, parentId, order),
      settle: (client, { _id, order, version }) => {
        if (!othersPending(client)) changeList(client, (list) => withOrder(list, _id, order));
        changeNotes(client, (note) => (note._id === _id ? { ...note, order, version } : note));
      },
    }),

  /** To the trash, with all below it. */
  trash: () =>
    itemMutation({
      call: ({ _id }: ItemId): Promise<Note> => api.delete(paths.softDelete(_id), { schema: noteSchema }),
      change:
        ({ _id }) =>
        (list) =>
          withoutSubtree(list, _id),
      rollback: (before, { _id }) => rollbackTrash(before, _id),
      settle: (client) => {
        // What is cached of it, or of what was inside it, is no longer there to be shown.
        void client.invalidateQueries({ queryKey: noteQueries.slugs(), refetchType: 'none' });
        // A first fetch that is under way began before this; invalidating it would wait for its stale response.
        const bin = { queryKey: noteQueries.list({ deleted: 'true' }).queryKey };
        void client.cancelQueries(bin).then(() => client.invalidateQueries(bin));
        void client.invalidateQueries({ queryKey: categoryQueries.all() });
      },
    }),

  /** Restores from the trash. Only the service knows what is restored with it, and where. */
  restore: () =>
    itemMutation({
      call: ({ _id }: ItemId): Promise<Note> =>
        api.delete(paths.softDelete(_id), { body: { restore: true }, schema: noteSchema }),
      change: () => (list) => list,
      rollback: () => (list) => list,
      settle: (client, note) => {
        settleNote(client, note);
        listOutdated(client);
      },
    }),
};
