import { isAppleKeyboard } from '@my-note/kit/shortcuts';
import { Box, Button, Icon, Kbd } from '@my-note/kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface BarButtonProps extends ComponentProps<typeof Button> {
  label: string;
  icon: LucideIcon;
  /** The letter of its shortcut with Ctrl or Cmd. */
  shortcut?: string;
}

const command = isAppleKeyboard ? '⌘' : 'Ctrl+';

/** A button of the top bar; on narrow screens without its label. */
export const BarButton = ({ label, icon, shortcut, ...props }: BarButtonProps) => (
  <Button
    aria-label={label}
    title={label}
    size="sm"
    variant="ghost"
    color="fg.muted"
    paddingX="2.5"
    {...props}
  >
    <Icon as={icon} size={18} />
    <Box as="span" hideBelow="md">
      {label}
    </Box>
    {shortcut && (
      <Kbd
        size="sm"
        variant="subtle"
        colorPalette="gray"
        fontFamily="body"
        hideBelow="lg"
        aria-hidden
        // As CSS content: text in a button would have to be part of its name.
        _before={{ content: `"${command}${shortcut}"` }}
      />
    )}
  </Button>
);
