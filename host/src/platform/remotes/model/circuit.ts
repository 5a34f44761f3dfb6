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
 * Circuit breaker of a remote: opens after three failures in a row, and lets one attempt through after 30 s or as soon as
 * the connection is back (docs/decisions/0033-retries-without-cockatiel.md).
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
    /** Throws the last error while the circuit is open. */
    check: () => {
      if (state() === 'open' && last) throw last;
    },
    /** Failures over the life of the page: each attempt needs a URL of its own. */
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
    /** Lets the next attempt through; if it fails, the circuit opens again. */
    halfOpen: () =>
      transition(() => {
        openedAt = Number.NEGATIVE_INFINITY;
      }),
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
