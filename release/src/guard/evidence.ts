/**
 * Evidence that events are more frequent than allowed: a mixture sequential probability ratio test. Each trial multiplies
 * a likelihood ratio; while the true rate is at most the allowed one, the product is a supermartingale that starts at 1, so
 * by Ville's inequality it ever reaches 1/a with a probability of at most a, however often somebody looks.
 */
export interface Trials {
  trials: number;
  events: number;
  /** The rate that is still allowed in these trials. */
  allowed: number;
}

/** Alternatives, as multiples of the allowed odds: one that fits is found quickly, the others cost log(3). */
const MULTIPLES = [2, 5, 40];
const LEAST_BESIDE = 20;

/** The logarithm of the evidence in some trials, which came one after another. */
export function evidence(parts: readonly Trials[]): number {
  const logs = MULTIPLES.map((multiple) =>
    parts.reduce((sum, { trials, events, allowed }) => {
      if (trials === 0) return sum;
      const odds = (allowed / (1 - allowed)) * multiple;
      const rate = odds / (1 + odds);
      const quiet = trials - events;
      return sum + events * Math.log(rate / allowed) + quiet * Math.log((1 - rate) / (1 - allowed));
    }, 0),
  );
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - highest), 0) / logs.length);
}

/**
 * How far the events of the canary exceed what is to be expected by those of the live version, in standard deviations;
 * infinite when none are. It keeps an outage, which hits both, from being held against the canary. Where too few ran
 * beside the canary, all of the live version's count.
 */
export function excess(
  parts: readonly { canary: Trials; live: Trials }[],
  all: Pick<Trials, 'trials' | 'events'>,
): number {
  let surplus = 0;
  let variance = 0;
  for (const { canary, live } of parts) {
    const beside = live.trials >= LEAST_BESIDE ? live : all;
    if (canary.trials === 0 || beside.trials === 0) continue;
    const share = canary.trials / (canary.trials + beside.trials);
    const events = canary.events + beside.events;
    surplus += canary.events - events * share;
    variance += events * share * (1 - share);
  }
  return variance === 0 ? Number.POSITIVE_INFINITY : surplus / Math.sqrt(variance);
}
