import { createStore, useStore } from '@my-note/shared-kit/state';
import { useEffect, useMemo } from 'react';

export type ShellDialogName = 'overview' | 'settings' | 'shortcuts' | 'search';

interface State {
  opened: ShellDialogName | null;
  /** Those that were ever asked for, or prepared: only then is their code fetched. */
  wanted: ReadonlySet<ShellDialogName>;
  /** Those that are on this page. */
  present: ReadonlySet<ShellDialogName>;
}

const store = createStore<State>(() => ({ opened: null, wanted: new Set(), present: new Set() }));
const { getState, setState } = store;

const withName = (names: ReadonlySet<ShellDialogName>, name: ShellDialogName) => new Set([...names, name]);
const without = (names: ReadonlySet<ShellDialogName>, name: ShellDialogName) =>
  new Set([...names].filter((other) => other !== name));

/** The dialogs of the shell, which anything may open; one at a time. */
export const shellDialogs = {
  open: (name: ShellDialogName): void =>
    setState(({ wanted }) => ({ opened: name, wanted: withName(wanted, name) })),
  close: (name: ShellDialogName): void => {
    if (getState().opened === name) setState({ opened: null });
  },
  /** Draws it closed, so that opening it only has to show it. Its code should be there. */
  prepare: (name: ShellDialogName): void => setState(({ wanted }) => ({ wanted: withName(wanted, name) })),
  closeAll: (): void => setState({ opened: null }),
};

/** Which dialogs can be opened here. */
export const usePresentDialogs = (): ReadonlySet<ShellDialogName> =>
  useStore(store, ({ present }) => present);

/** The state of one dialog, for the part of the shell that renders it. */
export function useShellDialog(name: ShellDialogName) {
  const { opened, wanted } = useStore(store);
  useEffect(() => {
    setState(({ present }) => ({ present: withName(present, name) }));
    return () => setState(({ present }) => ({ present: without(present, name) }));
  }, [name]);
  const actions = useMemo(
    () => ({
      show: () => shellDialogs.open(name),
      hide: () => shellDialogs.close(name),
      /** The code failed to load; the next opening retries it. */
      giveUp: () => {
        shellDialogs.close(name);
        setState((state) => ({ wanted: without(state.wanted, name) }));
      },
    }),
    [name],
  );
  return { open: opened === name, wanted: wanted.has(name), ...actions };
}
