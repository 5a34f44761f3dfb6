import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import { type LinkDeps, linkAccount } from './link.usecases.ts';

const linkSchema = z.strictObject({
  who: z.string().min(1).max(254),
  to: z.literal('oidc', { error: 'accounts can be linked to oidc only' }),
});

/** Lets a person keep the notes when they sign in at another provider. */
export const linkAccountCommand =
  (deps: LinkDeps): Command =>
  async (args, say) => {
    const { who, to } = readArgs(linkSchema, args);
    const { email, done } = await linkAccount(deps, who, to);
    say(
      done
        ? `${email} signs in to this account with ${to} from now on`
        : `${email} opens this account at the next sign-in with ${to} within 30 days, if the provider has verified the address`,
    );
  };
