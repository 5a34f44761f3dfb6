import { Button, Icon } from '@my-note/kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCreate } from '../../platform/commands/create-context.ts';
import { useLazyChunk } from '../../platform/loading/use-lazy-chunk.ts';
import { texts } from '../../platform/texts.ts';

const loadMenu = () => import('./create-menu.tsx').then(({ CreateMenu }) => CreateMenu);

const CreateButton = (props: { loading?: boolean; onClick?: () => void }) => (
  <Button size="xs" variant="ghost" color="fg.muted" {...props}>
    <Icon as={Plus} />
    {texts.add}
  </Button>
);

/** The button Add (docs/specification/product.md#sidebar). Its menu is loaded when it is first opened. */
export function CreateControl({ onGo }: { onGo?: () => void }) {
  const add = useCreate();
  const [wanted, setWanted] = useState(false);
  const AddMenu = useLazyChunk(loadMenu, wanted, () => setWanted(false));
  if (!AddMenu) return <CreateButton loading={wanted} onClick={() => setWanted(true)} />;
  return (
    <AddMenu
      trigger={<CreateButton />}
      onSelect={(slot) => {
        onGo?.();
        add(slot);
      }}
    />
  );
}
