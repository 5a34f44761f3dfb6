import type { ListItem } from '@my-note/contract';
import { isEmptyDraft, passesPrefix, shownTitle } from '@my-note/kit/menu';
import { createStore } from '@my-note/kit/state';
import { type Hit, SEPARATOR, type SearchRequest, type SearchResponse } from './messages.ts';

export interface Finding extends Omit<Hit, 'index'> {
  item: ListItem;
}

/** The results that are shown, for the last query with a response. */
export interface Found {
  words: string;
  findings: readonly Finding[];
  complete: boolean;
  /** The worker did not start, or crashed. */
  failed: boolean;
}

const NOTHING: Found = { words: '', findings: [], complete: true, failed: false };

/** All items but empty drafts and those that the prefix hides (docs/specification/product.md#search-matching). */
export const searchable = (items: readonly ListItem[], prefix: string): ListItem[] =>
  items
    .filter((item) => !isEmptyDraft(item) && passesPrefix(item.slug, prefix))
    .map((item) => (item.title === '' ? { ...item, title: shownTitle(item) } : item));

/** Searches in a worker, which starts with the first list; `store` has the results. */
export function createSearchClient(startWorker: () => Worker) {
  let worker: Worker | undefined;
  let list: readonly ListItem[] = [];
  let version = 0;
  let latest = { id: 0, words: '' };
  const store = createStore<Found>(() => NOTHING);

  const show = (next: Found) => store.setState(next);
  const send = (request: SearchRequest) => worker?.postMessage(request);
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    show({ ...NOTHING, words: latest.words, failed: true });
  };
  const receive = ({ data }: MessageEvent<SearchResponse>) => {
    if (data.id !== latest.id || data.version !== version) return;
    const findings = data.hits.flatMap(({ index, ...hit }) => {
      const item = list[index];
      return item ? [{ item, ...hit }] : [];
    });
    show({ words: latest.words, findings, complete: data.complete, failed: false });
  };
  const search = (words: string) => {
    latest = { id: latest.id + 1, words };
    if (words === '') show(store.getState().failed ? store.getState() : NOTHING);
    else send({ kind: 'query', ...latest });
  };
  const start = () => {
    try {
      worker = startWorker();
    } catch {
      fail();
      return;
    }
    worker.addEventListener('message', receive);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  };
  const sendList = () => {
    version += 1;
    const titles = list.map(({ title }) => title).join(SEPARATOR);
    const slugs = list.map(({ slug }) => slug).join(SEPARATOR);
    send({ kind: 'list', version, titles, slugs });
    if (latest.words !== '') search(latest.words);
  };

  return {
    store,
    get: store.getState,
    /** Replaces the searched items, and repeats the current query. */
    setItems: (items: readonly ListItem[], prefix: string): void => {
      list = searchable(items, prefix);
      if (!worker && !store.getState().failed) start();
      sendList();
    },
    search,
    /** After a failure. */
    retry: (): void => {
      show({ ...NOTHING, words: '' });
      start();
      sendList();
    },
    /** Ends the worker and drops the list, as at logout. */
    close: (): void => {
      worker?.terminate();
      worker = undefined;
      list = [];
      latest = { id: latest.id + 1, words: '' };
      show(NOTHING);
    },
  };
}
