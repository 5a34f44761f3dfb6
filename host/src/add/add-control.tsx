import { Button, Icon } from '@my-note/shared-kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLazyPart } from '../lazy-part.ts';
import { texts } from '../texts.ts';
import { useAdd } from './add-context.ts';

const loadMenu = () => import('./add-menu.tsx').then(({ AddMenu }) => AddMenu);

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
