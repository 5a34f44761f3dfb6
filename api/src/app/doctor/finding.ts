/** What a check found: what is so, and for a warning or a failure what to do. */
export type Finding = { check: string; state: 'ok' | 'warning' | 'failed'; text: string };

/** Findings of one check, by their state. */
export const findingsOf = (check: string) => ({
  ok: (text: string): Finding => ({ check, state: 'ok', text }),
  warning: (text: string): Finding => ({ check, state: 'warning', text }),
  failed: (text: string): Finding => ({ check, state: 'failed', text }),
});

/** The first line of an error, with its cause, in the words of what threw it. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError) return wordsOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const own = error.message.split('\n')[0] ?? '';
  return error.cause instanceof Error ? `${own}: ${wordsOf(error.cause)}` : own || error.name;
}
