import type * as z from 'zod/mini';

/** Parses JSON; undefined unless it fits the schema. Fields that the schema does not name stay, for other versions. */
export function parseJson<T>(schema: z.ZodMiniType<T>, content: Buffer | string): T | undefined {
  const fits = (value: unknown): value is T => schema.safeParse(value).success;
  try {
    const value: unknown = JSON.parse(content.toString());
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
