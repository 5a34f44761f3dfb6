import type { EditorView } from '@milkdown/kit/prose/view';
import { useEffect, useMemo, useRef } from 'react';
import {
  followTables,
  keepTables,
  matchTables,
  readTables,
  type SizedTable,
  type Widths,
} from '../../model/tables/column-widths.ts';
import { showWidths } from '../../model/tables/show-widths.ts';
import { tableHeads } from '../../model/tables/table-heads.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

export interface TableWidths {
  /** Shows widths of a table while they are chosen. */
  show: (table: HTMLElement, widths: Widths) => void;
  /** Keeps on this device what is shown. */
  keep: () => void;
  /** Leaves the widths to the words. */
  reset: (table: HTMLElement) => void;
  /** Whether a column of the table has a width of its own. */
  areSet: (table: HTMLElement) => boolean;
}

const byText = new WeakMap<HTMLElement, TableWidths>();

/** The table with the cursor and its widths, for the menu that the keyboard opens. */
export function tableAtCursor(view: EditorView): { table: HTMLElement; widths: TableWidths } | undefined {
  const { node } = view.domAtPos(view.state.selection.from);
  const table = (node instanceof Element ? node : node.parentElement)?.closest('table');
  const widths = byText.get(view.dom);
  return table && widths ? { table, widths } : undefined;
}

/** The widths of a note's columns, which follow the tables while they are written. */
export function useTableWidths(editor: VisualEditor, noteId: string): TableWidths {
  const tables = useRef<readonly SizedTable[]>([]);
  const { dom } = editor.view();
  useEffect(() => {
    tables.current = matchTables(tableHeads(dom), readTables(noteId));
    return editor.onUpdate(({ doc }, before) => {
      if (tables.current.length === 0 && !dom.querySelector('table')) return;
      if (doc.eq(before.doc)) return;
      const next = followTables(tableHeads(dom), tables.current);
      const isSame =
        next.length === tables.current.length && next.every((each, n) => each === tables.current[n]);
      tables.current = next;
      if (isSame) return;
      showWidths(noteId, next);
      keepTables(noteId, next);
    });
  }, [editor, dom, noteId]);

  const widths = useMemo((): TableWidths => {
    const indexOf = (table: HTMLElement) => [...dom.querySelectorAll('div > table')].indexOf(table);
    const show = (table: HTMLElement, widths: Widths) => {
      const at = indexOf(table);
      tables.current = tables.current.map((each, index) => (index === at ? { ...each, widths } : each));
      showWidths(noteId, tables.current);
    };
    const keep = () => keepTables(noteId, tables.current);
    return {
      show,
      keep,
      reset: (table) => {
        show(table, []);
        keep();
      },
      areSet: (table) => tables.current[indexOf(table)]?.widths.some((width) => width !== null) === true,
    };
  }, [dom, noteId]);
  useEffect(() => {
    byText.set(dom, widths);
  }, [dom, widths]);
  return widths;
}
