import { session } from '@my-note/shared-kit/session';
import { createStore, useStore } from '@my-note/shared-kit/state';

/**
 * Work of this tab that goes on while its person looks at other pages, one at a time. It ends with the
 * session, and the browser asks before the tab is closed over it; nor does the app load itself again then.
 */
export function createBackgroundTask<T extends object>() {
  const store = createStore<{ progress: T | undefined }>(() => ({ progress: undefined }));
  let controller: AbortController | undefined;
  const set = (progress: T | undefined) => store.setState({ progress });
  const warn = (event: Event) => event.preventDefault();

  return {
    /** Runs `work`, which says how far it is by `progress`; what fails after a stop is silent. */
    async run(first: T, work: (signal: AbortSignal, progress: (next: T) => void) => Promise<void>) {
      if (controller) return;
      const own = new AbortController();
      controller = own;
      const person = session.get().user?._id;
      const unfollow = session.subscribe(() => session.get().user?._id !== person && own.abort());
      // Work that does not stop at once must not hold up what comes next.
      const end = () => {
        if (controller !== own) return;
        unfollow();
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
