import { readFileSync } from 'node:fs';
import * as z from 'zod';

const accountSchema = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });
export type ServiceAccount = z.infer<typeof accountSchema>;

/** GOOGLE_APPLICATION_CREDENTIALS: path of a file, checked at the start and not at the first notification. */
export const serviceAccountSchema = z.string().transform((file, context): ServiceAccount => {
  const account = accountSchema.safeParse(readJson(file));
  if (account.success) return account.data;
  context.addIssue(
    `${file} is not the readable JSON file of a service account, with client_email and private_key`,
  );
  return z.NEVER;
});

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
