import { type Note, noteSchema } from '@my-note/contract';
import { session } from '@my-note/shared-kit/session';

type Listener = (note: Note) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  const opened = new BroadcastChannel('my-note.saved-notes');
  opened.addEventListener('message', ({ data }) => {
    // The other tab may run another version of this remote, or belong to somebody else.
    const note = noteSchema.safeParse(data);
    if (!note.success || note.data.createdBy !== session.get().user?._id) return;
    for (const listener of listeners) listener(note.data);
  });
  return opened;
}

/** Tells the other tabs what the service has answered to a save (docs/specification/product.md#saving). */
export function tellTabs(note: Note): void {
  channel ??= open();
  channel.postMessage(note);
}

/** Hears of notes that other tabs saved. */
export function listenToTabs(listener: Listener): () => void {
  channel ??= open();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
