/**
 * When the registry was last read in this tab, by the browser's own record of requests.
 * @returns milliseconds since 1970; undefined when no answer came, and the one kept from before serves
 */
export function registryReadAt(): number | undefined {
  const reads = performance
    .getEntriesByName(new URL('/registry.json', location.origin).href)
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
  // A browser that does not tell the status is believed.
  const last = reads.findLast(({ responseStatus = 200 }) => responseStatus === 200);
  return last && performance.timeOrigin + last.responseEnd;
}
