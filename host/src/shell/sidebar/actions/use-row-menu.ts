import { useState } from 'react';
import { useLazyChunk } from '../../../platform/loading/use-lazy-chunk.ts';

const loadMenu = () => import('./row-menu.tsx').then(({ RowMenu }) => RowMenu);

interface RowMenuState {
  id: string;
  anchor: DOMRect;
  open: boolean;
}

/** The state of the tree's menu: its row and position. Its code is loaded when it is first opened. */
export function useRowMenu() {
  const [menu, setMenu] = useState<RowMenuState | null>(null);
  const RowMenu = useLazyChunk(loadMenu, menu !== null, () => setMenu(null));
  return {
    menu,
    RowMenu,
    openAt: (id: string, anchor: DOMRect) => setMenu({ id, anchor, open: true }),
    close: () => setMenu((last) => last && { ...last, open: false }),
  };
}
