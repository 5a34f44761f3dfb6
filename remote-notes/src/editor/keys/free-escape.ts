const free = new WeakSet<Event>();

/** Escape that nothing in the editor uses; the editor itself prevents its default nevertheless. */
export const freeEscape = {
  mark: (event: KeyboardEvent): false => {
    if (event.key === 'Escape') free.add(event);
    return false;
  },
  has: (event: Event): boolean => free.has(event),
};
