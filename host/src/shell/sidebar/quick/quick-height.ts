const KEY = 'my-note.quick-height';
/** Four closed rows and their padding; rows are higher under a finger. */
const usual = () => (matchMedia('(pointer: coarse)').matches ? 193 : 145);

/** The height of the links above the tree when they were last on screen. */
export const quickHeight = {
  read: (): number => {
    try {
      return Number(localStorage.getItem(KEY)) || usual();
    } catch {
      return usual();
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
