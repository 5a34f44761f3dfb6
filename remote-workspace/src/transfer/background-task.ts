import { session } from '@my-note/kit/session';
import { createStore, useStore } from '@my-note/kit/state';

/**
 * A task of this tab that continues on other pages, one at a time. It ends with the session. While it runs, the
 * browser warns before the tab is closed, and the app does not reload itself.
 */
export function createBackgroundTask<T extends object>() {
  const store = createStore<{ progress: T | undefined }>(() => ({ progress: undefined }));
  let controller: AbortController | undefined;
  const set = (progress: T | undefined) => store.setState({ progress });
  const warn = (event: Event) => event.preventDefault();

  return {
    /** Runs `work`, which reports its progress. Errors after a stop are ignored. */
    async run(first: T, work: (signal: AbortSignal, progress: (next: T) => void) => Promise<void>) {
      if (controller) return;
      const own = new AbortController();
      controller = own;
      const userId = session.get().user?._id;
      const unsubscribe = session.subscribe(() => session.get().user?._id !== userId && own.abort());
      // Work that does not stop immediately must not delay the next task.
      const end = () => {
        if (controller !== own) return;
        unsubscribe();
        removeEventListener('beforeunload', warn);
        removeEventListener('my-note:before-reload', warn);
        controller = undefined;
        set(undefined);
      };
      own.signal.addEventListener('abort', end, { once: true });
      addEventListener('beforeunload', warn);
      addEventListener('my-note:before-reload', warn);
      set(first);
      try {
        await work(own.signal, (next) => own.signal.aborted || set(next));
      } catch (error) {
        if (!own.signal.aborted) throw error;
      } finally {
        end();
      }
    },
    stop: () => controller?.abort(),
    use: () => useStore(store, ({ progress }) => progress),
  };
}
