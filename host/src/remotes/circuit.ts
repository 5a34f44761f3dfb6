const FAILURES = 3;
const COOL_DOWN_MS = 30_000;

/**
 * Stops asking for a remote that keeps failing: opens after three failures in a row, lets one attempt
 * through after 30 s, or as soon as the connection is back.
 */
export function createCircuit(now: () => number = Date.now) {
  let failures = 0;
  let openedAt = 0;
  return {
    isOpen: () => failures >= FAILURES && now() - openedAt < COOL_DOWN_MS,
    failed: () => {
      failures += 1;
      openedAt = now();
    },
    succeeded: () => {
      failures = 0;
    },
    /** The next attempt is let through; if it fails, the circuit is open again. */
    halfOpen: () => {
      openedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
