import { useExtensions } from '@my-note/kit/federation';
import { useNavigate } from '@my-note/kit/router';
import { toast } from '@my-note/kit/ui';
import { Puzzle } from 'lucide-react';
import type { Command } from '../../../platform/commands/commands.ts';
import { texts } from '../texts.ts';

const isCommand = (value: unknown) =>
  typeof Object(value).label === 'string' && typeof Object(value).run === 'function';

/** Commands of remotes: the extension point `commands`. */
export function useRemoteCommands(isNeeded: boolean): Command[] {
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  return useExtensions('commands', isNeeded).flatMap(({ remote, module, report }) =>
    module.commands.filter(isCommand).map((command) => {
      const run = async () => {
        try {
          await command.run({ go });
        } catch (error) {
          report(error);
          toast({ title: texts.commandFailed(command.label), type: 'error' });
        }
      };
      return {
        id: `${remote}/${command.id}`,
        label: command.label,
        keywords: command.keywords ?? '',
        keys: undefined,
        icon: Puzzle,
        run: () => void run(),
      };
    }),
  );
}
