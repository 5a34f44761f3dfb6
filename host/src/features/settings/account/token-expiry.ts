/** Days until a token expires. */
export const LIFETIMES = ['30', '90', '365', 'never'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

const DAY_MS = 86_400_000;

/** When a token that is created `now` expires; null for never. */
export const expiryOf = (lifetime: Lifetime, now: Date): string | null =>
  lifetime === 'never' ? null : new Date(now.getTime() + Number(lifetime) * DAY_MS).toISOString();
