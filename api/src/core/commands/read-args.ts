import type * as z from 'zod';

/** The arguments of a command, or an error that names the invalid one. */
export function readArgs<T extends z.ZodType>(schema: T, args: unknown): z.infer<T> {
  const result = schema.safeParse(args);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(lines.join('\n'));
}
