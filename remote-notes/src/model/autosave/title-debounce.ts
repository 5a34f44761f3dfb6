import { SAVE_TIMES } from '../save-types.ts';

/**
 * A title that is being typed is not sent, because the slug follows it: it waits until its field is left, or for
 * `SAVE_TIMES.titleRests` after its last key.
 */
export function createTitleDebounce(rested: () => void) {
  /** The title's field has the focus. */
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const release = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    /** The title has to wait with being sent. */
    waits: () => timer !== undefined,
    /** Somebody typed in the title. */
    key: () => {
      if (!held) return;
      release();
      timer = setTimeout(() => {
        timer = undefined;
        rested();
      }, SAVE_TIMES.titleRests);
    },
    hold: () => {
      held = true;
    },
    /** The field was left. */
    leave: () => {
      held = false;
      release();
    },
    /** What was typed so far may be sent; the field stays as it is. */
    release,
  };
}
