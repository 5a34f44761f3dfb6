import * as z from 'zod';
import { readArgs } from '../../core/commands/read-args.ts';
import type { Command } from '../../core/database/directory/control-channel.ts';
import type { Services } from '../../core/services.ts';
import { endTwoStepOf } from '../identity/factors/two-step/two-step.usecases.ts';
import { findPerson } from './people.command.ts';

const argsSchema = z.strictObject({ who: z.string().min(1).max(254) });

/** For somebody who has lost the phone and the recovery codes. */
export const endTwoStepCommand =
  (deps: Services): Command =>
  async (args, say) => {
    const { _id, email } = await findPerson(deps, readArgs(argsSchema, args).who);
    await endTwoStepOf(deps, _id);
    say(`${email} signs in with the password alone now. Recovery codes no longer work, passkeys do`);
  };
