import { journalPaths, TEMPLATES_LINK, writingSettingsSchema } from '@my-note/contract/journal';
import { api } from '@my-note/kit/http';
import { Menu } from '@my-note/kit/overlays';
import { useQuery } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { Icon, Portal } from '@my-note/kit/ui';
import { FilePlus2, FolderPlus, LayoutTemplate } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CreateSlot } from '../../platform/commands/create-context.ts';
import { texts } from '../../platform/texts.ts';

interface CreateMenuProps {
  trigger: ReactNode;
  onSelect: (slot: CreateSlot) => void;
}

/** Leads to the page of templates, for those who have chosen a category for them. */
function TemplateItem() {
  const navigate = useNavigate();
  // The page of templates refreshes it under the same key.
  const { data } = useQuery({
    queryKey: ['writing', 'settings'],
    queryFn: ({ signal }) => api.get(journalPaths.settings, { schema: writingSettingsSchema, signal }),
  });
  if (!data?.templates) return null;
  return (
    <Menu.Item value="template" onClick={() => void navigate(TEMPLATES_LINK)}>
      <Icon as={LayoutTemplate} />
      {texts.fromTemplate}
    </Menu.Item>
  );
}

export const CreateMenu = ({ trigger, onSelect }: CreateMenuProps) => (
  <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minWidth="12rem">
          <Menu.Item value="note" onClick={() => onSelect('notes/new-note')}>
            <Icon as={FilePlus2} />
            {texts.newNote}
          </Menu.Item>
          <TemplateItem />
          <Menu.Item value="category" onClick={() => onSelect('notes/new-category')}>
            <Icon as={FolderPlus} />
            {texts.newCategory}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
