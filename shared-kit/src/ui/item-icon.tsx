import { chakra } from '@chakra-ui/react';
import type { ListItem } from '@my-note/contract';
import { FileText, Folder } from 'lucide-react';
import { kitTexts } from '../texts.ts';
import { Icon } from './icon.tsx';

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    lineHeight: '1',
  },
});

/**
 * The emoji that a person chose for a note or category, or else a drawing that tells the two apart. Both are as wide,
 * so that titles below one another line up.
 *
 * @example
 * <ItemIcon item={item} />
 */
export function ItemIcon({
  item: { type, icon },
  size = 18,
}: {
  item: Pick<ListItem, 'type' | 'icon'>;
  size?: number;
}) {
  const label = type === 'category' ? kitTexts.category : kitTexts.note;
  if (icon)
    return (
      <Frame
        role="img"
        aria-label={label}
        width={`${size}px`}
        height={`${size}px`}
        fontSize={`${size * 0.9}px`}
      >
        {icon}
      </Frame>
    );
  return (
    <Frame color={type === 'category' ? 'accent.fg' : 'fg.muted'}>
      <Icon as={type === 'category' ? Folder : FileText} size={size} label={label} />
    </Frame>
  );
}
