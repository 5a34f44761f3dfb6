import type { EditorState } from '@milkdown/kit/prose/state';
import { copyText } from '@my-note/kit/forms';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { HStack, Text, toast } from '@my-note/kit/ui';
import { Copy, ExternalLink, Pencil, Unlink } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { goToHeading } from '../links/go-to-heading.ts';
import { linkAt, removeLink } from '../links/link-commands.ts';
import { linkTarget } from '../links/open-link.ts';
import { ToolbarButton } from '../toolbar/toolbar-button.tsx';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { PopupBox } from './popup-box.tsx';
import { textRange } from './text-range.ts';
import { useEditorFocus, useEditorState, useMouseDown, useTyped } from './use-editor-state.ts';
import { usePopupKeys } from './use-popup-keys.ts';

interface LinkPopoverProps {
  editor: VisualEditor;
  onEdit: () => void;
}

type Link = NonNullable<ReturnType<typeof linkAt>>;

/** Opens a link: a heading of this note in its place; pages of this site here or, with a modifier key, in a new tab; other sites always in a new tab. */
function useOpenLink(editor: VisualEditor) {
  const { data: items } = useQuery(noteQueries.list());
  const navigate = useNavigate();
  return useCallback(
    (href: string, inNewTab: boolean) => {
      const target = linkTarget(href, items ?? []);
      if (!target) toast({ title: texts.linkGone, type: 'error' });
      else if (target.isOwn && !inNewTab) {
        const { pathname, hash } = new URL(target.url, location.origin);
        const isHere = pathname === location.pathname && hash !== '';
        if (!isHere || !goToHeading(editor, decodeURIComponent(hash.slice(1)))) navigate(target.url);
      } else window.open(target.url, '_blank', 'noopener,noreferrer');
    },
    [editor, items, navigate],
  );
}

/** Opens links of the text with Ctrl+click or Cmd+click. */
function useLinkClicks(editor: VisualEditor, openLink: ReturnType<typeof useOpenLink>): void {
  useEffect(() => {
    const { dom } = editor.view();
    const linkOf = ({ target, button, ctrlKey, metaKey }: MouseEvent) =>
      button === 0 && (ctrlKey || metaKey) && target instanceof Element ? target.closest('a[href]') : null;
    // Otherwise the editor would select the paragraph.
    const keep = (event: MouseEvent) => {
      if (!linkOf(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      keep(event);
      openLink(link.getAttribute('href') ?? '', true);
    };
    dom.addEventListener('mousedown', keep, true);
    dom.addEventListener('click', follow, true);
    return () => {
      dom.removeEventListener('mousedown', keep, true);
      dom.removeEventListener('click', follow, true);
    };
  }, [editor, openLink]);
}

const linkAtCursor = (state: EditorState): Link | null => (state.selection.empty ? linkAt(state) : null);
const isSameLink = (one: Link | null, other: Link | null): boolean =>
  one?.from === other?.from && one?.to === other?.to && one?.href === other?.href;

/** What can be done with the link at the cursor. It appears when the cursor is moved into a link, not while typing. */
export function LinkPopover({ editor, onEdit }: LinkPopoverProps) {
  const present = useEditorState(editor, linkAtCursor, isSameLink);
  const isFocused = useEditorFocus(editor);
  const isMouseDown = useMouseDown(editor);
  const isTyped = useTyped(editor);
  const openLink = useOpenLink(editor);
  useLinkClicks(editor, openLink);
  const [closed, setClosed] = useState<string | null>(null);
  const link = isTyped ? null : present;
  const id = link && `${link.from} ${link.href}`;
  useEffect(() => {
    if (id !== closed) setClosed(null);
  }, [id, closed]);
  if (!link || !isFocused || isMouseDown || closed === id || editor.composing()) return null;
  return <Bar {...{ editor, link, onEdit, openLink }} onClose={() => setClosed(id)} />;
}

interface BarProps extends LinkPopoverProps {
  link: Link;
  openLink: ReturnType<typeof useOpenLink>;
  onClose: () => void;
}

function Bar({ editor, link: { from, to, href }, onEdit, openLink, onClose }: BarProps) {
  const at = useMemo(() => textRange(editor.view(), from, to), [editor, from, to]);
  const { boxRef, onKeyDown } = usePopupKeys(editor, onClose);
  const { data: items } = useQuery(noteQueries.list());
  const linked = items?.find(({ _id }) => href.startsWith(`note:${_id}`));
  const title = linked && linked.title + href.slice(`note:${linked._id}`.length);
  const copy = () => {
    const target = linkTarget(href, items ?? []);
    copyText(target ? new URL(target.url, location.origin).href : href).then(
      () => toast({ title: texts.linkCopied, type: 'success' }),
      () => toast({ title: texts.linkNotCopied, type: 'error' }),
    );
  };
  return (
    <PopupBox at={at} placement="bottom-start" boxRef={boxRef} padding="1" paddingStart="3">
      <HStack role="toolbar" aria-label={texts.linkPopover} gap="0" onKeyDown={onKeyDown}>
        <Text
          fontSize="sm"
          color="fg.muted"
          truncate
          maxWidth="min(14rem, calc(100vw - 15rem))"
          title={href}
          marginEnd="2"
          dir="auto"
        >
          {title ?? href}
        </Text>
        <ToolbarButton label={texts.openLink} icon={ExternalLink} onPress={() => openLink(href, false)} />
        <ToolbarButton label={texts.copyLink} icon={Copy} onPress={copy} />
        <ToolbarButton label={texts.editLink} icon={Pencil} onPress={onEdit} />
        <ToolbarButton label={texts.removeLink} icon={Unlink} onPress={() => editor.run(removeLink)} />
      </HStack>
    </PopupBox>
  );
}
