import { Icon, IconButton } from '@my-note/kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface LineButtonProps extends Omit<ComponentProps<typeof IconButton>, 'children'> {
  label: string;
  icon: LucideIcon;
}

/** A quiet button of the line above a note: an icon with a name. */
export const LineButton = ({ label, icon, ...props }: LineButtonProps) => (
  <IconButton
    size="xs"
    variant="ghost"
    colorPalette="gray"
    color="fg.muted"
    aria-label={label}
    title={label}
    {...props}
  >
    <Icon as={icon} size={18} />
  </IconButton>
);
