import { useSyncExternalStore } from 'react';

const KEPT = 5;
let messages: readonly string[] = [];
const listeners = new Set<() => void>();

/** Writes a line below the page. */
export function say(message: string): void {
  messages = [...messages, message].slice(-KEPT);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useMessages = (): readonly string[] => useSyncExternalStore(subscribe, () => messages);
