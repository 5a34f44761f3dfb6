import { PrefixChip, usePrefix } from '@my-note/kit/menu';
import { useNavigate } from '@my-note/kit/router';
import { Box, Text } from '@my-note/kit/ui';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useCreate } from '../../platform/commands/create-context.ts';
import { usePath } from '../../platform/menu/use-items.ts';
import { useMenu } from '../../platform/menu/use-menu.ts';
import { texts } from '../../platform/texts.ts';
import { columnsOf } from './columns/columns.ts';
import { type ColumnsHandle, OverviewColumns } from './columns/overview-columns.tsx';
import { countNotes } from './count-notes.ts';
import { filterMenu } from './filter-menu.ts';
import { OverviewHead } from './overview-head.tsx';
import { overviewTexts } from './texts.ts';
import { useOpenCategories } from './use-open-categories.ts';

interface OverviewProps {
  /** Going to a page replaces the history entry of the dialog. */
  replaces: boolean;
  onClose: () => void;
}

const none: ReadonlySet<string> = new Set();

export function Overview({ replaces, onClose }: OverviewProps) {
  const { menu } = useMenu();
  const path = usePath();
  const prefix = usePrefix();
  const navigate = useNavigate();
  const create = useCreate();
  const handle = useRef<ColumnsHandle>(null);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const counts = useMemo(() => countNotes(menu), [menu]);
  const total = [...menu].reduce(
    (sum, { _id, type }) => sum + (type === 'single' ? 1 : (counts.get(_id) ?? 0)),
    0,
  );
  const shown = useMemo(
    () => (text ? { text, ...filterMenu(menu, text) } : { text, menu, open: none, matches: [] }),
    [menu, text],
  );
  const { byHand, setOpen, allOpen, toggleAll } = useOpenCategories(menu, total + counts.size, shown);
  const columns = useMemo(
    () => columnsOf(shown.menu, path, byHand, overviewTexts.looseNotes),
    [shown, path, byHand],
  );

  const go = (href: string) => {
    void navigate(href, { replace: replaces });
    onClose();
  };
  const first = shown.matches[0];
  const nothing = prefix ? texts.noNotesWithPrefix : overviewTexts.empty;
  return (
    <>
      <OverviewHead
        facts={text ? overviewTexts.found(shown.matches.length) : overviewTexts.notes(total)}
        empty={menu.length === 0}
        typed={typed}
        onType={setTyped}
        allOpen={allOpen}
        onToggleAll={text || counts.size === 0 ? undefined : toggleAll}
        onEnter={() => first && go(first.href)}
        onDown={() =>
          first ? handle.current?.focus(first._id) : columns[0] && handle.current?.focus(columns[0].head.id)
        }
      />
      <Box paddingX="5" paddingBottom="2">
        <PrefixChip />
      </Box>
      {columns.length === 0 ? (
        <Text role="status" paddingX="5" color="fg.muted">
          {menu.length === 0 ? nothing : overviewTexts.nothingFound}
        </Text>
      ) : (
        <OverviewColumns
          ref={handle}
          columns={columns}
          counts={counts}
          marked={text}
          setOpen={setOpen}
          onGo={go}
          onLeave={onClose}
          onCreate={() => {
            onClose();
            create('notes/new-category', null);
          }}
        />
      )}
    </>
  );
}
