import { getInstance } from '@module-federation/runtime';

/** The shared modules that a remote has imported, by the records of the federation runtime. */
export function kitOf(scope: string): string[] {
  const shared = Object.entries(getInstance()?.shareScopeMap.default ?? {});
  return shared
    .filter(([, versions]) => Object.values(versions).some(({ useIn }) => useIn.includes(scope)))
    .map(([name]) => name);
}
