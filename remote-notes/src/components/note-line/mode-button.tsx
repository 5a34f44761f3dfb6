import { Button, Icon } from '@my-note/kit/ui';
import { Check, Pencil } from 'lucide-react';
import { type ComponentProps, forwardRef } from 'react';
import { texts } from '../../texts.ts';

interface ModeButtonProps extends ComponentProps<typeof Button> {
  writing: boolean;
}

/** Edit while a note is read, Done while it is written: in the same place, with the same width. */
export const ModeButton = forwardRef<HTMLButtonElement, ModeButtonProps>(({ writing, ...props }, ref) => (
  <Button
    ref={ref}
    size="xs"
    width="5.25rem"
    variant={writing ? 'solid' : 'outline'}
    colorPalette={writing ? 'accent' : 'gray'}
    {...props}
  >
    <Icon as={writing ? Check : Pencil} />
    {writing ? texts.actions.done : texts.actions.edit}
  </Button>
));
