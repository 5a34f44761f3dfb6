/**
 * Opens something at its first use, and returns it at every later one. After a failure the next use opens it again.
 */
export function openOnce<Opened>(open: () => Promise<Opened>) {
  let opened: Promise<Opened> | undefined;
  return {
    get(): Promise<Opened> {
      opened ??= open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    /** Closes what is open, and nothing when it was never used. */
    async close(close: (opened: Opened) => unknown): Promise<void> {
      const closing = opened;
      opened = undefined;
      const last = await closing?.catch(() => undefined);
      if (last !== undefined) await close(last);
    },
  };
}
