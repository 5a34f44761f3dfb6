import { breadcrumbs, type MenuEntry } from '@my-note/shared-kit/menu';
import { useNavigate } from '@my-note/shared-kit/router';
import { useMemo } from 'react';
import { texts } from '../../platform/texts.ts';
import type { TreeMove } from '../tree/tree-keys.ts';
import { TreeRowPart } from '../tree/tree-row.tsx';
import { treeRows } from '../tree/tree-rows.ts';
import { useExpanded } from '../tree/use-expanded.ts';
import { VirtualTree } from '../tree/virtual-tree.tsx';

interface OverviewTreeProps {
  menu: readonly MenuEntry[];
  path: string;
  /** Categories that a filter opens. */
  opened: ReadonlySet<string>;
  onGo: () => void;
}

/** The menu, read-only. */
export function OverviewTree({ menu, path, opened, onGo }: OverviewTreeProps) {
  const navigate = useNavigate();
  const page = useMemo(() => breadcrumbs(menu, path).at(-1)?._id ?? path, [menu, path]);
  const [byHand, setOpen] = useExpanded(page);
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
      {({ row, ...drawn }) => <TreeRowPart key={row.id} row={row} {...drawn} folders />}
    </VirtualTree>
  );
}
