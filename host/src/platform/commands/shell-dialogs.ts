import { useEffect, useMemo, useSyncExternalStore } from 'react';

export type ShellDialogName = 'overview' | 'settings' | 'shortcuts' | 'search';

interface State {
  opened: ShellDialogName | null;
  /** Those that were ever asked for, or prepared: only then is their code fetched. */
  wanted: ReadonlySet<ShellDialogName>;
  /** Those that are on this page. */
  present: ReadonlySet<ShellDialogName>;
}

let state: State = { opened: null, wanted: new Set(), present: new Set() };
const listeners = new Set<() => void>();

function set(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const without = (names: ReadonlySet<ShellDialogName>, name: ShellDialogName) =>
  new Set([...names].filter((other) => other !== name));

/** The dialogs of the shell, which anything may open; one at a time. */
export const shellDialogs = {
  open: (name: ShellDialogName): void => set({ opened: name, wanted: new Set([...state.wanted, name]) }),
  close: (name: ShellDialogName): void => {
    if (state.opened === name) set({ opened: null });
  },
  /** Draws it closed, so that opening it only has to show it. Its code should be there. */
  prepare: (name: ShellDialogName): void => set({ wanted: new Set([...state.wanted, name]) }),
  closeAll: (): void => set({ opened: null }),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const useDialogs = () => useSyncExternalStore(subscribe, () => state);

/** Which dialogs can be opened here. */
export const usePresentDialogs = (): ReadonlySet<ShellDialogName> => useDialogs().present;

/** The state of one dialog, for the part of the shell that renders it. */
export function useShellDialog(name: ShellDialogName) {
  const { opened, wanted } = useDialogs();
  useEffect(() => {
    set({ present: new Set([...state.present, name]) });
    return () => set({ present: without(state.present, name) });
  }, [name]);
  const actions = useMemo(
    () => ({
      show: () => shellDialogs.open(name),
      hide: () => shellDialogs.close(name),
      /** The code did not arrive; the next wish fetches it again. */
      giveUp: () => {
        shellDialogs.close(name);
        set({ wanted: without(state.wanted, name) });
      },
    }),
    [name],
  );
  return { open: opened === name, wanted: wanted.has(name), ...actions };
}
