import type { RemoteError } from './errors.ts';

const FAILURES = 3;
const COOL_DOWN_MS = 30_000;

export type CircuitState = 'open' | 'half-open' | 'closed';

interface CircuitOptions {
  now?: () => number;
  /** Called with each new state. */
  onChange?: (state: CircuitState) => void;
}

/**
 * Stops asking for a remote that keeps failing: opens after three failures in a row, lets one attempt
 * through after 30 s, or as soon as the connection is back.
 */
export function createCircuit({ now = Date.now, onChange = () => {} }: CircuitOptions = {}) {
  let failures = 0;
  let attempts = 0;
  let openedAt = 0;
  let last: RemoteError | undefined;

  function state(): CircuitState {
    if (failures < FAILURES) return 'closed';
    return now() - openedAt < COOL_DOWN_MS ? 'open' : 'half-open';
  }

  function transition(change: () => void): void {
    const before = state();
    change();
    const after = state();
    if (after !== before) onChange(after);
  }

  return {
    state,
    /** Throws the last error while nothing is to be asked for. */
    check: () => {
      if (state() === 'open' && last) throw last;
    },
    /** Failures over the life of the page: each attempt needs an address that the browser is not stuck on. */
    attempts: () => attempts,
    failed: (error: RemoteError) =>
      transition(() => {
        last = error;
        attempts += 1;
        failures += 1;
        openedAt = now();
      }),
    succeeded: () =>
      transition(() => {
        failures = 0;
      }),
    /** The next attempt is let through; if it fails, the circuit is open again. */
    halfOpen: () =>
      transition(() => {
        openedAt = Number.NEGATIVE_INFINITY;
      }),
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
