import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import type { Services } from '../../core/services.ts';
import { listUserIds } from '../../items/index.ts';
import { notifyMany } from './notify.usecases.ts';

const argsSchema = z.strictObject({
  /** An e-mail address, or all. */
  to: z.string().min(1),
  title: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(2_000),
  href: z
    .string()
    .max(500)
    .regex(/^\/(?!\/)/, 'has to be an address of this site, like /i/requests')
    .optional(),
});

/** A message of the operator to one user or to all. */
export const notifyCommand =
  (services: Services): Command =>
  async (args, say) => {
    const { to, title, text, href } = readArgs(argsSchema, args);
    const recipients = await services.db.transaction(async (tx) => {
      const ids = await listUserIds(tx, to === 'all' ? undefined : to);
      if (to !== 'all' && ids.length === 0) throw new Error(`Nobody here has the address ${to}`);
      const message = {
        kind: 'operator-message' as const,
        title,
        description: text,
        ...(href ? { href } : {}),
      };
      await notifyMany(services, tx, ids, message);
      return ids.length;
    });
    say(`Told ${recipients === 1 ? 'one person' : `${recipients} people`}`);
  };
