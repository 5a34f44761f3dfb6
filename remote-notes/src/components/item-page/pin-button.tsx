import type { Note } from '@my-note/contract';
import { itemMutations } from '@my-note/shared-kit/items';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, Icon } from '@my-note/shared-kit/ui';
import { Pin, PinOff } from 'lucide-react';
import { texts } from '../../texts.ts';

export function PinButton({ item }: { item: Note }) {
  const pin = useMutation(itemMutations.pin());
  const icon = item.pinned ? PinOff : Pin;
  return (
    <Button
      size="sm"
      variant="ghost"
      colorPalette="gray"
      loading={pin.isPending}
      onClick={() => pin.mutate({ _id: item._id, pinned: !item.pinned })}
    >
      <Icon as={icon} />
      {item.pinned ? texts.actions.unpin : texts.actions.pin}
    </Button>
  );
}
