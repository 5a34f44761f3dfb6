const KEY = 'my-note.quick-height';
/** Three closed rows and their padding. */
const USUAL = 113;

/** The height of the links above the tree when they were last on screen. */
export const quickHeight = {
  read: (): number => {
    try {
      return Number(localStorage.getItem(KEY)) || USUAL;
    } catch {
      return USUAL;
    }
  },
  keep: (height: number): void => {
    try {
      if (quickHeight.read() !== height) localStorage.setItem(KEY, String(height));
    } catch {
      // Without storage the usual height is reserved.
    }
  },
};
