import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../session/index.ts';
import { refreshFeed } from './refresh.ts';

const messageSchema = z.object({ userId: z.string() });

// One for the whole page: a channel does not receive its own messages.
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel('my-note.notifications');
  return channel;
}

/** Notifies the other tabs of this browser that read flags have changed. */
export function tellOtherTabs(): void {
  const userId = session.get().user?._id;
  if (userId !== undefined) open().postMessage({ userId });
}

/**
 * Refetches the count and the loaded feed whenever another tab of this browser, signed in as the same user, has
 * changed read flags.
 *
 * @returns what stops it
 */
export function followOtherTabs(client: QueryClient): () => void {
  const tabs = open();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    // The other tab may belong to somebody else, or run another version of this.
    const message = messageSchema.safeParse(data);
    if (message.success && message.data.userId === session.get().user?._id) refreshFeed(client);
  };
  tabs.addEventListener('message', onMessage);
  return () => tabs.removeEventListener('message', onMessage);
}
