import type { z } from 'zod';
import { invalid } from '../../../core/errors.ts';
import { storablePath } from '../../../core/text/sanitize-text.ts';
import type { Vault } from '../formats/model/vault.reader.ts';
import { NoteProblem } from '../import.errors.ts';
import { importTexts } from '../texts.ts';

/** All notes of a person in one file. It is read at once, so it has a limit. */
export const MAX_JSON = 60_000_000;

const jsonTooLong = (file: string) =>
  invalid(importTexts.jsonTooLong(storablePath(file), MAX_JSON / 1_000_000));

/** A file of JSON, and nothing when it is something else. */
export async function readJson<T>(vault: Vault, file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(JSON.parse(await vault.read(file, MAX_JSON, () => jsonTooLong(file)))).data;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof NoteProblem) return undefined;
    throw error;
  }
}
