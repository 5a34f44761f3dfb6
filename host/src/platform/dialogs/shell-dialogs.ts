import { createStore, useStore } from '@my-note/kit/state';
import { useEffect, useMemo } from 'react';

export type ShellDialogName = 'menu' | 'overview' | 'settings' | 'shortcuts' | 'search';
type Names = ReadonlySet<ShellDialogName>;

interface State {
  opened: ShellDialogName | null;
  /** Opened or prepared before: the code of the others is not loaded. */
  wanted: Names;
  /** Rendered on the current page. */
  present: Names;
}

const store = createStore<State>(() => ({ opened: null, wanted: new Set(), present: new Set() }));
const { getState, setState } = store;

const withName = (names: Names, name: ShellDialogName): Names => new Set([...names, name]);
const without = (names: Names, name: ShellDialogName): Names =>
  new Set([...names].filter((other) => other !== name));

/** The dialogs of the shell, which any code may open; one at a time. */
export const shellDialogs = {
  open: (name: ShellDialogName): void =>
    setState(({ wanted }) => ({ opened: name, wanted: withName(wanted, name) })),
  close: (name: ShellDialogName): void => {
    if (getState().opened === name) setState({ opened: null });
  },
  /** Renders a dialog closed, so that opening it only has to show it. */
  prepare: (name: ShellDialogName): void => setState(({ wanted }) => ({ wanted: withName(wanted, name) })),
  closeAll: (): void => setState({ opened: null }),
};

/** The dialogs that can be opened on the current page. */
export const usePresentDialogs = (): Names => useStore(store, ({ present }) => present);

/** The state of one dialog, for the component that renders it. */
export function useShellDialog(name: ShellDialogName) {
  const { opened, wanted } = useStore(store);
  useEffect(() => {
    setState(({ present }) => ({ present: withName(present, name) }));
    return () => {
      shellDialogs.close(name);
      setState(({ present }) => ({ present: without(present, name) }));
    };
  }, [name]);
  const actions = useMemo(
    () => ({
      show: () => shellDialogs.open(name),
      hide: () => shellDialogs.close(name),
      /** The code failed to load; opening the dialog again retries. */
      giveUp: () => {
        shellDialogs.close(name);
        setState((state) => ({ wanted: without(state.wanted, name) }));
      },
    }),
    [name],
  );
  return { open: opened === name, wanted: wanted.has(name), ...actions };
}
