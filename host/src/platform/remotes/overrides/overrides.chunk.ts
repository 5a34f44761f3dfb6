// One part, fetched only in a tab that was told of an override.
export { OverrideBadge } from './override-badge.tsx';
export { readOverrides, resetOverrides } from './overrides.ts';
