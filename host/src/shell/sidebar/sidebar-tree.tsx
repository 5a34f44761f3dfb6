import { createMenuBuilder, usePrefix } from '@my-note/kit/menu';
import { Button, Stack, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { usePath } from '../../platform/menu/use-items.ts';
import { useMenu } from '../../platform/menu/use-menu.ts';
import { texts } from '../../platform/texts.ts';
import { MenuTree } from './menu-tree.tsx';
import { useTreeStart } from './use-tree-start.ts';

const menuOf = createMenuBuilder();

interface SidebarTreeProps {
  /** What is shown until there is anything of the tree. */
  loading: ReactNode;
  onGo?: (() => void) | undefined;
}

/** The tree of the sidebar: its beginning until the whole list is there, which also says why there is none. */
export function SidebarTree({ loading, onGo }: SidebarTreeProps) {
  const { menu, isError, isPending, refetch } = useMenu();
  const path = usePath();
  const prefix = usePrefix();
  // What the filter hides gives its place to what is inside; only the whole list has that.
  const start = useTreeStart(isPending && prefix === '');

  if (isError && menu.length === 0) {
    return (
      <Stack flex="1" gap="2" padding="4" role="alert" align="flex-start">
        <Text color="fg.muted">{texts.notesUnknown}</Text>
        <Button size="xs" variant="outline" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </Stack>
    );
  }
  if (isPending) {
    if (!start || start.items.length === 0) return loading;
    return (
      <MenuTree
        menu={menuOf(start.items, { order: start.order })}
        loaded={start.open}
        path={path}
        onGo={onGo}
      />
    );
  }
  if (menu.length === 0) {
    return (
      <Text flex="1" paddingX="4" paddingY="2" color="fg.muted">
        {prefix ? texts.noNotesWithPrefix : texts.noNotes}
      </Text>
    );
  }
  return <MenuTree menu={menu} path={path} onGo={onGo} />;
}
