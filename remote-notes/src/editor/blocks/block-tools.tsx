import { keydownHandler } from '@milkdown/kit/prose/keymap';
import type { Command, EditorState } from '@milkdown/kit/prose/state';
import { links } from '@my-note/contract';
import { copyText } from '@my-note/kit/forms';
import { blockKeys } from '@my-note/kit/keys';
import { toast, useMedia } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { ImageTools } from '../images/resize/image-tools.tsx';
import { bindKeys } from '../keys/editor-keymap.ts';
import { TableTools } from '../tables/table-tools.tsx';
import { tableAtCursor } from '../tables/use-table-widths.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { type Block, blockAt, blockOf } from './change/block-at.ts';
import { moveBy } from './change/move-block.ts';
import { CodeLanguage } from './code/code-language.tsx';
import { BlockHandle } from './handle/block-handle.tsx';
import { handlePlace } from './handle/block-place.ts';
import { useHoveredBlock } from './handle/use-hovered-block.ts';
import { onBlockMenuAsked } from './menu/ask-for-menu.ts';
import { BlockMenu, type Change } from './menu/block-menu.tsx';
import { anchorAbove } from './menu/heading-link.ts';
import { blockTexts } from './texts.ts';

interface BlockToolsProps {
  editor: VisualEditor;
  /** Of the note, for links to its headings. */
  slug: string;
  noteId: string;
}

interface OpenMenu {
  block: Block;
  /** As the menu was opened: its block may be gone while it closes. */
  state: EditorState;
  at: { x: number; y: number };
}

const moveWith =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const block = blockAt(state.doc, state.selection.from);
    const tr = block && moveBy(state, block, by);
    if (tr) dispatch?.(tr.scrollIntoView());
    // The browser would select text otherwise.
    return true;
  };

/**
 * What stands at blocks: the handle beside the one under the pointer with its menu and their keys, and the handles of
 * tables and pictures.
 */
export function BlockTools({ editor, slug, noteId }: BlockToolsProps) {
  const view = editor.view();
  const canHover = useMedia('(hover: hover) and (pointer: fine)');
  const [dragging, setDragging] = useState(false);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [open, setOpen] = useState(false);
  const [hovered, leave] = useHoveredBlock(view, dragging || menu !== null);

  useEffect(() => {
    const openMenu: Command = (state) => {
      const block = blockAt(state.doc, state.selection.from);
      if (!block) return false;
      const { left, bottom } = view.coordsAtPos(state.selection.from);
      setMenu({ block, state, at: { x: left, y: bottom } });
      setOpen(true);
      return true;
    };
    const keys = keydownHandler(
      bindKeys([
        [blockKeys.menu, openMenu],
        [blockKeys.up, moveWith(-1)],
        [blockKeys.down, moveWith(1)],
      ]),
    );
    const onKey = (event: KeyboardEvent) => {
      if (!event.isComposing && keys(view, event)) event.preventDefault();
    };
    view.dom.addEventListener('keydown', onKey, { capture: true });
    const stop = onBlockMenuAsked(view, () => openMenu(view.state));
    return () => {
      view.dom.removeEventListener('keydown', onKey, { capture: true });
      stop();
    };
  }, [view]);

  const run = (change: Change) => {
    // The text may have changed while the menu was open.
    const block = menu && blockOf(view.state.doc, menu.block.pos);
    const tr = block?.node.eq(menu?.block.node ?? view.state.doc) ? change(view.state, block) : null;
    if (tr) view.dispatch(tr.scrollIntoView());
    leave();
  };
  const copyLink = () => {
    const anchor = menu && anchorAbove(view.state.doc, menu.block.pos, editor.markdown());
    if (!anchor) return;
    copyText(`${location.origin}${links.item(slug)}#${encodeURIComponent(anchor)}`).then(
      () => toast({ title: blockTexts.linkCopied, type: 'success' }),
      () => toast({ title: blockTexts.linkNotCopied, type: 'error' }),
    );
  };

  const shown = menu?.block ?? hovered;
  return (
    <>
      <TableTools editor={editor} noteId={noteId} />
      <ImageTools editor={editor} />
      <CodeLanguage editor={editor} />
      {canHover && shown && blockOf(view.state.doc, shown.pos)?.node === shown.node && (
        <BlockHandle
          view={view}
          block={shown}
          active={menu !== null}
          onDragging={setDragging}
          onOpen={() => {
            const place = handlePlace(view, shown);
            if (!place) return;
            setMenu({ block: shown, state: view.state, at: { x: place.left, y: place.top + 28 } });
            setOpen(true);
          }}
        />
      )}
      {menu && (
        <BlockMenu
          state={menu.state}
          block={menu.block}
          at={menu.at}
          sized={tableAtCursor(view)}
          open={open}
          onChange={run}
          onCopyLink={copyLink}
          onClose={() => setOpen(false)}
          onClosed={() => {
            setMenu(null);
            view.focus();
          }}
        />
      )}
    </>
  );
}
