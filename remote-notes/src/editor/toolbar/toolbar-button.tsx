import { withKeys } from '@my-note/kit/keys';
import { Icon, IconButton } from '@my-note/kit/ui';
import type { LucideIcon } from 'lucide-react';

interface ToolbarButtonProps {
  label: string;
  icon: LucideIcon;
  pressed?: boolean | undefined;
  /** Shown in its hint. */
  keys?: string | undefined;
  onPress: () => void;
}

/** A click does not take the focus from the text. */
export const ToolbarButton = ({ label, icon, pressed, keys, onPress }: ToolbarButtonProps) => (
  <IconButton
    size="sm"
    minWidth={{ base: '10', md: '8' }}
    height={{ base: '10', md: '8' }}
    variant="ghost"
    colorPalette="gray"
    flexShrink="0"
    aria-label={label}
    title={withKeys(label, keys)}
    aria-pressed={pressed}
    color={pressed ? 'accent.fg' : 'fg.muted'}
    bg={pressed ? 'accent.subtle' : undefined}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon as={icon} size={18} />
  </IconButton>
);
