import { breadcrumbs, type MenuEntry } from '@my-note/shared-kit/menu';
import { useNavigate } from '@my-note/shared-kit/router';
import { useMemo } from 'react';
import type { TreeMove } from '../sidebar/tree-keys.ts';
import { TreeRowPart } from '../sidebar/tree-row.tsx';
import { treeRows } from '../sidebar/tree-rows.ts';
import { useOpenState } from '../sidebar/use-open-state.ts';
import { VirtualTree } from '../sidebar/virtual-tree.tsx';
import { texts } from '../texts.ts';

interface OverviewTreeProps {
  menu: readonly MenuEntry[];
  path: string;
  /** Categories that a filter opens. */
  opened: ReadonlySet<string>;
  onGo: () => void;
}

/** The menu to look through: nothing of it can be changed here. */
export function OverviewTree({ menu, path, opened, onGo }: OverviewTreeProps) {
  const navigate = useNavigate();
  const page = useMemo(() => breadcrumbs(menu, path).at(-1)?._id ?? path, [menu, path]);
  const [byHand, setOpen] = useOpenState(page);
  const rows = useMemo(() => {
    const open = new Map([...opened].map((id) => [id, true]));
    return treeRows(menu, path, new Map([...open, ...byHand]));
  }, [menu, path, opened, byHand]);

  const move = (next: TreeMove) => {
    if (next.kind === 'open') setOpen(next.ids, next.open);
    if (next.kind !== 'go') return;
    void navigate(next.href);
    onGo();
  };
  return (
    <VirtualTree
      rows={rows}
      label={texts.overview}
      page={page}
      onMove={move}
      onArrow={({ id, open }) => setOpen([id], !open)}
    >
      {({ row, ...drawn }) => <TreeRowPart key={row.id} row={row} {...drawn} arrow="close" folders />}
    </VirtualTree>
  );
}
