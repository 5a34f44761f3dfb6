import { readPageData } from '../../platform/page-data.ts';

/** When the page arrived that brought the registry. */
function pageReadAt(): number | undefined {
  const [page] = performance.getEntriesByType('navigation');
  const came = readPageData().registry !== undefined && page instanceof PerformanceResourceTiming;
  return came ? performance.timeOrigin + page.responseEnd : undefined;
}

/**
 * When this tab last got the registry, by the browser's resource timing.
 * @returns milliseconds since 1970; undefined when there was no response, and the stored registry is used
 */
export function registryReadAt(): number | undefined {
  const reads = performance
    .getEntriesByName(new URL('/registry.json', location.origin).href)
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
  // Browsers without `responseStatus` count as successful.
  const last = reads.findLast(({ responseStatus = 200 }) => responseStatus === 200);
  return last ? performance.timeOrigin + last.responseEnd : pageReadAt();
}
