/** What the site answers when it is asked plainly for a file: its status, or 0 for no answer. */
export async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(2_000) })).status;
  } catch {
    return 0;
  }
}
