import * as z from 'zod/mini';
import { CONFIG_DEFINITIONS } from '../contract/configs.ts';
import { type LoginAnswer, userSchema } from '../contract/users.ts';

const STORAGE_KEY = 'my-note.session';

/** Settings that the first paint needs before the service has answered (specification, section 3, auth state). */
const configSchema = z.object({ onlyShowNotesWithPrefix: z.string(), dashboardTab: z.string() });

const stateSchema = z.object({
  user: z.nullable(userSchema),
  accessToken: z.nullable(z.string()),
  config: configSchema,
});
export type SessionState = z.infer<typeof stateSchema>;

const signedOut: SessionState = {
  user: null,
  accessToken: null,
  config: {
    onlyShowNotesWithPrefix: CONFIG_DEFINITIONS.onlyShowNotesWithPrefix.defaultValue,
    dashboardTab: CONFIG_DEFINITIONS.dashboardTab.defaultValue,
  },
};

function read(storage: Storage): SessionState {
  try {
    return stateSchema.parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return signedOut;
  }
}

/** Session store: user, token and settings, kept in `storage` and followed by every tab. */
export function createSessionStore(storage: Storage) {
  let state = read(storage);
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // Storage may be full or forbidden: the session then lasts as long as the page.
    }
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Stores the user and the access token (specification, section 4). */
    signIn: ({ user, accessToken }: LoginAnswer) => set({ ...state, user, accessToken }),
    /** Clears user and token and resets the settings to their defaults. */
    signOut: () => set(signedOut),
    setConfig: (config: Partial<SessionState['config']>) =>
      set({ ...state, config: { ...state.config, ...config } }),
    /** Takes over what another tab stored. */
    reload: () => {
      state = read(storage);
      for (const listener of listeners) listener();
    },
    storageKey: STORAGE_KEY,
  };
}
