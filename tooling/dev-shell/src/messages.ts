import { createStore, useStore } from '@my-note/kit/state';

const KEPT = 5;
const store = createStore<readonly string[]>(() => []);

/** Writes a line below the page. */
export const say = (message: string): void =>
  store.setState([...store.getState(), message].slice(-KEPT), true);

export const useMessages = (): readonly string[] => useStore(store);
