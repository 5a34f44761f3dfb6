import { links } from '@my-note/contract';
import { useNavigate } from '@my-note/kit/router';
import { Button, Icon } from '@my-note/kit/ui';
import { FilePlus2, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { listTexts } from '../../list-texts.ts';
import { LazyNewCategoryDialog } from '../dialogs/lazy-dialogs.tsx';
import { NewNote } from '../dialogs/new-note.tsx';

export function CreateButtons({ categoryId }: { categoryId: string }) {
  const navigate = useNavigate();
  const [adding, setAdding] = useState<'note' | 'category'>();
  return (
    <>
      <Button size="sm" onClick={() => setAdding('note')}>
        <Icon as={FilePlus2} />
        {listTexts.actions.newNote}
      </Button>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding('category')}>
        <Icon as={FolderPlus} />
        {listTexts.actions.newCategory}
      </Button>
      {adding === 'note' && (
        <NewNote
          categoryId={categoryId}
          onDone={(slug) => {
            setAdding(undefined);
            navigate(slug === null ? links.home() : links.item(slug));
          }}
        />
      )}
      {adding === 'category' && (
        <LazyNewCategoryDialog
          categoryId={categoryId}
          onDone={(slug) => {
            setAdding(undefined);
            if (slug !== null) navigate(links.item(slug));
          }}
        />
      )}
    </>
  );
}
