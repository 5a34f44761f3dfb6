import { Button, Icon } from '@my-note/shared-kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useAdd } from '../../platform/commands/create-context.ts';
import { useLazyPart } from '../../platform/loading/use-lazy-chunk.ts';
import { texts } from '../../platform/texts.ts';

const loadMenu = () => import('./create-menu.tsx').then(({ AddMenu }) => AddMenu);

const AddButton = (props: { loading?: boolean; onClick?: () => void }) => (
  <Button size="xs" variant="ghost" color="fg.muted" {...props}>
    <Icon as={Plus} />
    {texts.add}
  </Button>
);

/** The add control (docs/specification/product.md#sidebar). Its menu is downloaded when it is first opened. */
export function AddControl({ onGo }: { onGo?: () => void }) {
  const add = useAdd();
  const [wanted, setWanted] = useState(false);
  const AddMenu = useLazyPart(loadMenu, wanted, () => setWanted(false));
  if (!AddMenu) return <AddButton loading={wanted} onClick={() => setWanted(true)} />;
  return (
    <AddMenu
      trigger={<AddButton />}
      onSelect={(slot) => {
        onGo?.();
        add(slot);
      }}
    />
  );
}
