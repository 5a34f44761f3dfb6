import { Menu } from '@chakra-ui/react';
import type { Note } from '@my-note/contract';
import { ExtensionBoundary } from '../../federation/extension-slot.tsx';
import type { Extension } from '../../federation/extensions.ts';
import { useExtensions } from '../../federation/use-extensions.ts';
import { kitTexts } from '../../texts.ts';
import { Icon } from '../icon.tsx';
import { toast } from '../toast.ts';

type NoteAction = Extension<'note-action'>;

function isShown({ module, report }: NoteAction, note: Note): boolean {
  try {
    return module.isShown?.(note) !== false;
  } catch (error) {
    report(error);
    return false;
  }
}

async function run({ module, report }: NoteAction, note: Note): Promise<void> {
  try {
    await module.run(note);
  } catch (error) {
    report(error);
    toast({ title: kitTexts.actionFailed(module.label), type: 'error' });
  }
}

/**
 * The actions of remotes on a note, as items of an open menu (docs/kit/extension-points.md).
 *
 * @example
 * <Menu.Content>
 *   <NoteActionItems note={note} />
 * </Menu.Content>
 */
export const NoteActionItems = ({ note }: { note: Note }) =>
  useExtensions('note-action')
    .filter((action) => isShown(action, note))
    .map((action) => (
      <Menu.Item key={action.remote} value={action.remote} onSelect={() => void run(action, note)}>
        <ExtensionBoundary extension={action}>
          {action.module.icon && <Icon as={action.module.icon} />}
        </ExtensionBoundary>
        {action.module.label}
      </Menu.Item>
    ));
