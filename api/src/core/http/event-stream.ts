import type { ServerResponse } from 'node:http';

/** A reader that stops reading is disconnected; it reconnects and requests what it missed. */
const MAX_WAITING_BYTES = 256 * 1024;
const REMEMBERED_IDS = 500;

export type StreamOwner = { userId: string; sessionId: string; isLive: () => Promise<boolean> };

/** One open response of server-sent events. */
export function createEventStream(raw: ServerResponse, owner: StreamOwner, checkedAt: number) {
  const sent = new Set<string>();

  function write(text: string) {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy();
  }

  return {
    ...owner,
    /** The newest notification that this reader has received. */
    newest: undefined as string | undefined,
    checkedAt,
    /** Whether its starting point is known; earlier notifications are not sent. */
    started: false,
    /** These are not sent again, even if their messages arrive late. Newest first. */
    know(ids: string[]) {
      for (const id of ids) sent.add(id);
      this.newest = ids[0];
    },
    /** Contains the newest id that this reader has received, so that it can resume from there. */
    send(event: string, data: object) {
      const id = this.newest ? `id: ${this.newest}\n` : '';
      write(`event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`);
    },
    /** Sends it once per stream, however it was found. */
    sendOnce(event: string, id: string, data: object) {
      if (sent.has(id)) return;
      if (sent.size >= REMEMBERED_IDS) sent.clear();
      sent.add(id);
      if (!this.newest || id > this.newest) this.newest = id;
      write(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    beat: () => write(': still here\n\n'),
    end: () => raw.end(),
  };
}
export type EventStream = ReturnType<typeof createEventStream>;
