import type * as z from 'zod/mini';

/**
 * JSON that was kept in a file, when it has the expected shape; undefined when it is damaged. Fields that the
 * schema does not name stay, for the tools of other versions.
 */
export function parseJson<T>(schema: z.ZodMiniType<T>, content: Buffer | string): T | undefined {
  const fits = (value: unknown): value is T => schema.safeParse(value).success;
  try {
    const value: unknown = JSON.parse(content.toString());
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
