import { Icon, IconButton } from '@my-note/kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface QuietIconButtonProps extends Omit<ComponentProps<typeof IconButton>, 'children'> {
  /** Its name, also as a tooltip. */
  label: string;
  icon: LucideIcon;
}

/** A button without a frame that shows an icon. */
export const QuietIconButton = ({ label, icon, ...props }: QuietIconButtonProps) => (
  <IconButton
    size="xs"
    variant="ghost"
    colorPalette="gray"
    color="fg.muted"
    aria-label={label}
    title={label}
    {...props}
  >
    <Icon as={icon} />
  </IconButton>
);
