/** Status of a request for a file; 0 when there is no response. */
export async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(2_000) })).status;
  } catch {
    return 0;
  }
}
