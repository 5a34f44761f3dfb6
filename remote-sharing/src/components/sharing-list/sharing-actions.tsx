import type { Sharing } from '@my-note/contract';
import { copyText } from '@my-note/kit/forms';
import { Flex, Icon, IconButton, toast } from '@my-note/kit/ui';
import { Copy, ExternalLink, Settings2, Trash2 } from 'lucide-react';
import { shareUrl } from '../../model/share-state.ts';
import { texts } from '../../texts.ts';
import { SharingMenu } from './sharing-menu.tsx';

interface SharingActionsProps {
  share: Sharing[number];
  title: string;
  /** The link works now. */
  works: boolean;
  /** Two buttons have room. */
  narrow: boolean;
  menuOpen: boolean;
  onMenuOpen: (open: boolean) => void;
  onSettings: () => void;
  onRemove: () => void;
}

const buttonProps = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;

/** The actions of a share in its row. */
export function SharingActions({ share, title, works, narrow, ...on }: SharingActionsProps) {
  const { onSettings, onRemove } = on;
  const { actionsOf } = texts.sharing;
  const copy = () =>
    copyText(shareUrl(share)).then(
      () => toast({ title: texts.sharing.copied, type: 'success' }),
      // The dialog has the link in a field, to be copied by hand.
      onSettings,
    );
  const copyButton = (
    <IconButton {...buttonProps} aria-label={actionsOf.copy(title)} title={texts.sharing.copy} onClick={copy}>
      <Icon as={Copy} />
    </IconButton>
  );
  if (narrow && works)
    return (
      <Flex justify="flex-end" marginEnd="-2">
        {copyButton}
        <SharingMenu
          title={title}
          href={share.href}
          open={on.menuOpen}
          onOpen={on.onMenuOpen}
          onSettings={onSettings}
          onRemove={onRemove}
        />
      </Flex>
    );
  return (
    <Flex justify="flex-end" marginEnd="-2">
      {works && (
        <>
          {copyButton}
          <IconButton {...buttonProps} asChild title={texts.sharing.open}>
            <a href={share.href} target="_blank" rel="noreferrer" aria-label={actionsOf.open(title)}>
              <Icon as={ExternalLink} />
            </a>
          </IconButton>
        </>
      )}
      <IconButton
        {...buttonProps}
        aria-label={actionsOf.settings(title)}
        title={texts.sharing.settings}
        onClick={onSettings}
      >
        <Icon as={Settings2} />
      </IconButton>
      <IconButton
        {...buttonProps}
        aria-label={actionsOf.remove(title)}
        title={texts.share.remove}
        color="fg.error"
        onClick={onRemove}
      >
        <Icon as={Trash2} />
      </IconButton>
    </Flex>
  );
}
