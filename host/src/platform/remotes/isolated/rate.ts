/** Messages that a frame may send at once, and each second after that. */
const BURST = 400;
const PER_SECOND = 100;
/** Messages that do not fit, before a frame is stopped. */
const MOST_WRONG = 20;

/**
 * Counts the messages of a frame.
 *
 * @param now the time in milliseconds
 */
export function createRate(now: () => number = () => performance.now()) {
  let left = BURST;
  let last = now();
  let wrong = 0;
  return {
    /** Whether one more message may be taken; false once there were too many. */
    take: (): boolean => {
      const time = now();
      left = Math.min(BURST, left + ((time - last) / 1_000) * PER_SECOND) - 1;
      last = time;
      return left >= 0;
    },
    /** Counts a message that did not fit; false when there were too many. */
    misfit: (): boolean => {
      wrong += 1;
      return wrong <= MOST_WRONG;
    },
  };
}
