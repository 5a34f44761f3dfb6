import { type Note, noteSchema } from '@my-note/contract';
import { session } from '@my-note/kit/session';

let channel: BroadcastChannel | undefined;

const open = () => new BroadcastChannel('my-note.saved-notes');

/** Sends the service's response to a save to the other tabs (docs/specification/product.md#saving). */
export function broadcastSavedNote(note: Note): void {
  channel ??= open();
  channel.postMessage(note);
}

/** Calls `listener` with each note that another tab has saved; returns the function that unsubscribes. */
export function subscribeToSavedNotes(listener: (note: Note) => void): () => void {
  channel ??= open();
  const opened = channel;
  const receive = ({ data }: MessageEvent) => {
    // The other tab may run another version of this remote, or belong to somebody else.
    const note = noteSchema.safeParse(data);
    if (note.success && note.data.createdBy === session.get().user?._id) listener(note.data);
  };
  opened.addEventListener('message', receive);
  return () => opened.removeEventListener('message', receive);
}
