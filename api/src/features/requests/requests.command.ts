import { requestStatusSchema } from '@my-note/contract/requests';
import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import type { Services } from '../../core/services.ts';
import { listForOperator } from './requests.repository.ts';
import { openScreenshot, setRequestStatus } from './requests.usecases.ts';

const LISTED = 200;

const listSchema = z.strictObject({ status: z.enum(['all', ...requestStatusSchema.options]) });

export const listRequestsCommand =
  ({ db }: Services): Command =>
  async (args, say) => {
    const { status } = readArgs(listSchema, args);
    const rows = await listForOperator(db, status === 'all' ? undefined : status, LISTED);
    if (rows.length === 0) say('There are none');
    for (const row of rows) {
      const { diagnostics, ...facts } = row;
      const day = facts.createdAt.toISOString().slice(0, 10);
      say(`${facts.id}  ${day}  ${facts.status}  ${facts.type}  ${facts.from}\n  ${facts.title}`);
      say(`  ${facts.description.replaceAll('\n', '\n  ')}`);
      for (const [name, value] of Object.entries(diagnostics ?? {})) say(`  ${name}: ${value}`);
      if (facts.screenshot) say(`  Screenshot: my-note requests screenshot ${facts.id} picture.png`);
      if (facts.answer) say(`  Answer: ${facts.answer}`);
    }
  };

const numberSchema = z.uuid('is not the number of a request; my-note requests list shows them');
const screenshotSchema = z.strictObject({ id: numberSchema });

/** Prints the type of the picture, and then its bytes in parts. */
export const requestScreenshotCommand =
  (services: Services): Command =>
  async (args, say) => {
    const { type, bytes } = await openScreenshot(services, readArgs(screenshotSchema, args).id);
    say({ type });
    for await (const chunk of bytes) say({ base64: Buffer.from(chunk).toString('base64') });
  };

const answerSchema = z.strictObject({
  id: numberSchema,
  status: z.enum(requestStatusSchema.options),
  answer: z.string().trim().min(1).max(2_000).optional(),
});

export const answerRequestCommand =
  (services: Services): Command =>
  async (args, say) => {
    const { title, status } = await setRequestStatus(services, readArgs(answerSchema, args));
    say(`${title}: ${status}`);
  };
