import { Menu } from '@my-note/kit/overlays';
import { Icon, IconButton, Portal } from '@my-note/kit/ui';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { releasesTexts } from '../texts.ts';
import type { Choice } from './changes.ts';

interface ChangeMenuProps {
  /** What the changes are about, for the name of the button. */
  of: string;
  choices: readonly Choice[];
  /** With the button of the menu. */
  onChoose: (choice: Choice, button: HTMLElement | null) => void;
}

/** The changes that are possible now, behind three dots. */
export function ChangeMenu({ of, choices, onChoose }: ChangeMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton
          ref={button}
          variant="ghost"
          size="sm"
          colorPalette="gray"
          aria-label={releasesTexts.actionsOf(of)}
        >
          <Icon as={Ellipsis} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {choices.map((choice) => (
              <Menu.Item
                key={choice.kind}
                value={choice.kind}
                onClick={() => onChoose(choice, button.current)}
                {...(choice.isDestructive ? { color: 'fg.error' } : {})}
              >
                {choice.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
