/**
 * When this tab last fetched the registry, by the browser's resource timing.
 * @returns milliseconds since 1970; undefined when there was no response, and the stored registry is used
 */
export function registryReadAt(): number | undefined {
  const reads = performance
    .getEntriesByName(new URL('/registry.json', location.origin).href)
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
  // Browsers without `responseStatus` count as successful.
  const last = reads.findLast(({ responseStatus = 200 }) => responseStatus === 200);
  return last && performance.timeOrigin + last.responseEnd;
}
