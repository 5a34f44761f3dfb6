import { createStore, useStore } from '@my-note/kit/state';

interface RootChoice<T extends string> {
  /** In local storage; the early script reads the same key before the first paint. */
  key: string;
  /** Of the page's root, in camel case. */
  dataset: string;
  values: readonly T[];
  standard: T;
}

/** A choice that is stored in this browser and shown as an attribute of the page's root, for its styles. */
export function createRootChoice<T extends string>({ key, dataset, values, standard }: RootChoice<T>) {
  const read = (value: string | null | undefined) => values.find((one) => one === value) ?? standard;
  const store = createStore<T>(() => read(document.documentElement.dataset[dataset]));

  function show(value: T): void {
    document.documentElement.dataset[dataset] = value;
    store.setState(value);
  }

  return {
    set(value: T): void {
      show(value);
      try {
        localStorage.setItem(key, value);
      } catch {
        // Without storage the choice is lost with the page.
      }
    },

    /** Follows other tabs. */
    follow(): void {
      addEventListener('storage', (event) => {
        if (event.key === key) show(read(event.newValue));
      });
    },

    useValue: (): T => useStore(store),
  };
}
