import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon.tsx';

interface RowActionProps extends Omit<ButtonProps, 'children'> {
  icon: ComponentProps<typeof Icon>['as'];
  label: string;
  /** The title of its row. */
  of?: string;
  isDestructive?: boolean;
}

/**
 * What can be done with a row or with the selected ones: an icon, and its word where there is room.
 *
 * @example
 * import { Undo2 } from 'lucide-react';
 *
 * <RowAction icon={Undo2} label="Restore" of="Soup" onClick={() => console.log('restored')} />;
 */
export const RowAction = ({ icon, label, of, isDestructive = false, ...button }: RowActionProps) => (
  <Button
    size="sm"
    variant="ghost"
    colorPalette={isDestructive ? 'red' : 'gray'}
    color={isDestructive ? 'fg.error' : 'fg'}
    flex="none"
    paddingX="2.5"
    aria-label={of === undefined ? label : `${label} ${of}`}
    title={label}
    {...button}
  >
    <Icon as={icon} />
    <Box as="span" hideBelow="md">
      {label}
    </Box>
  </Button>
);
