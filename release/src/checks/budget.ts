import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '@my-note/tooling/refusal';
import * as z from 'zod/mini';
import { fieldBudgetSchema } from '../guard/field.ts';

/** The limits in the `budget.json` of a remote. Sizes in kB (1000 bytes), compressed with gzip. */
const budgetSchema = z.object({
  entry: z.number(),
  /** Entry, scripts and styles of one exposed module. */
  page: z.number(),
  /** Styles of one exposed module. */
  css: z.number(),
  /** Requests for one exposed module, including manifest and entry. */
  requests: z.number(),
  /** What a named chunk adds; other chunks count as pages. */
  parts: z.optional(z.record(z.string(), z.number())),
  /** What the 75th percentiles in browsers may be, in milliseconds; `remote ls` shows what is above. */
  field: z.optional(fieldBudgetSchema),
});
export type Budget = z.infer<typeof budgetSchema>;

const hostBudgetSchema = z.object({ firstLoad: z.number() });

/** Reads the budget of a remote from the folder of its package. */
export function readBudget(dir: string): Budget {
  const example = '{ "entry": kB, "page": kB, "css": kB, "requests": number }';
  return read(dir, budgetSchema, `It says what the remote may cost: ${example}.`);
}

/** Reads the budget of the host's first load, in kB, from the folder of its package. */
export function readHostBudget(dir: string): number {
  return read(dir, hostBudgetSchema, 'It says what the host may cost: { "firstLoad": kB }.').firstLoad;
}

function read<T>(dir: string, schema: z.ZodMiniType<T>, purpose: string): T {
  const file = path.join(dir, 'budget.json');
  if (!existsSync(file)) throw new Refusal(`${file} is missing. ${purpose}`);
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path: keys }) => keys.join('.'));
  throw new Refusal(`${file} needs a number for ${wrong.join(', ')}.`);
}
