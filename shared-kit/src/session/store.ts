import { CONFIG_DEFINITIONS, type LoginAnswer, type User, userSchema } from '@my-note/contract';
import * as z from 'zod/mini';
import { createStore } from '../state/index.ts';

const STORAGE_KEY = 'my-note.user';
/** Where former versions kept the state, with a token that was valid for 30 days. */
const FORMER_KEY = 'my-note.session';

/**
 * Settings that the first paint needs before the service has responded
 * (docs/specification/product.md#signed-in-and-signed-out).
 */
const configSchema = z.object({
  onlyShowNotesWithPrefix: z.string(),
  dashboardTab: z.string(),
  // Visitors keep theirs here alone. What a former version stored has none.
  pictureSites: z._default(z.string(), CONFIG_DEFINITIONS.pictureSites.defaultValue),
});

const keptSchema = z.object({ user: z.nullable(userSchema), config: configSchema });
const formerSchema = z.extend(keptSchema, { accessToken: z.string() });

/** The access token is never stored: it lives as long as the page. */
export type SessionState = z.infer<typeof keptSchema> & { accessToken: string | null };

const signedOut: SessionState = {
  user: null,
  accessToken: null,
  config: {
    onlyShowNotesWithPrefix: CONFIG_DEFINITIONS.onlyShowNotesWithPrefix.defaultValue,
    dashboardTab: CONFIG_DEFINITIONS.dashboardTab.defaultValue,
    pictureSites: CONFIG_DEFINITIONS.pictureSites.defaultValue,
  },
};

function read<T extends z.ZodMiniType>(storage: Storage, key: string, schema: T): z.infer<T> | undefined {
  try {
    return schema.parse(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** The same object as long as nothing of it has changed, so that nobody renders again. */
const captureUser = (known: User | null, next: User | null) =>
  JSON.stringify(known) === JSON.stringify(next) ? known : next;

/** Session store: user and settings, kept in `storage` and followed by every tab, and this page's access token. */
export function createSessionStore(storage: Storage) {
  const isKept = storage.getItem(STORAGE_KEY) !== null;
  if (isKept) storage.removeItem(FORMER_KEY);
  const former = isKept ? undefined : read(storage, FORMER_KEY, formerSchema);
  let formerToken = former?.user ? former.accessToken : null;
  const store = createStore<SessionState>(() => ({
    ...signedOut,
    ...(read(storage, STORAGE_KEY, keptSchema) ?? (former && { user: former.user, config: former.config })),
  }));

  const set = (next: SessionState) => {
    const user = captureUser(store.getState().user, next.user);
    const { config } = next;
    try {
      // Until the former token is traded, the next start needs it where it is.
      if (formerToken === null) storage.setItem(STORAGE_KEY, JSON.stringify({ user, config }));
    } catch {
      // Storage may be full or forbidden: the session then lasts as long as the page.
    }
    store.setState({ ...next, user });
  };

  return {
    store,
    get: store.getState,
    subscribe: store.subscribe,
    /** The token of a former version, which is traded for a cookie once. */
    formerToken: () => formerToken,
    /** Stores the user and the access token (docs/specification/product.md#signed-in-and-signed-out). */
    signIn: ({ user, accessToken }: LoginAnswer) => {
      formerToken = null;
      set({ ...store.getState(), user, accessToken });
    },
    /** Clears user and token and resets the settings to their defaults. */
    signOut: () => {
      formerToken = null;
      storage.removeItem(FORMER_KEY);
      set(signedOut);
    },
    /** What the service says of the user now. */
    updateUser: (user: User) => {
      const state = store.getState();
      if (state.user?._id === user._id) set({ ...state, user });
    },
    setConfig: (config: Partial<SessionState['config']>) => {
      const state = store.getState();
      set({ ...state, config: { ...state.config, ...config } });
    },
    /** Takes over what another tab stored. */
    reload: () => {
      formerToken = null;
      const kept = read(storage, STORAGE_KEY, keptSchema) ?? signedOut;
      const state = store.getState();
      const user = captureUser(state.user, kept.user);
      const accessToken = user?._id === state.user?._id ? state.accessToken : null;
      store.setState({ user, accessToken, config: kept.config });
    },
    storageKey: STORAGE_KEY,
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;
