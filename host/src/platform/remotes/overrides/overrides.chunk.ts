// One chunk, loaded only in a tab that has an override.
export { OverrideBadge } from './override-badge.tsx';
export { readOverrides, resetOverrides } from './overrides.ts';
