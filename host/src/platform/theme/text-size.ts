import { createStore, useStore } from '@my-note/shared-kit/state';

export const TEXT_SIZES = ['S', 'M', 'L'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

// the early script reads the same key before the first paint.
const STORAGE_KEY = 'text-size';

const isTextSize = (value: string | null | undefined): value is TextSize =>
  value === 'S' || value === 'M' || value === 'L';

const store = createStore<TextSize>(() => {
  const { textSize } = document.documentElement.dataset;
  return isTextSize(textSize) ? textSize : 'M';
});

function show(size: TextSize): void {
  document.documentElement.dataset.textSize = size;
  store.setState(size);
}

/** Sets the size of all text (docs/specification/product.md#text-size-and-zoom). */
export function setTextSize(size: TextSize): void {
  show(size);
  try {
    localStorage.setItem(STORAGE_KEY, size);
  } catch {
    // Without storage the choice is lost with the page.
  }
}

/** Follows other tabs. */
export function followTextSize(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) show(isTextSize(newValue) ? newValue : 'M');
  });
}

export const useTextSize = (): TextSize => useStore(store);
