import { Button, HStack, Icon } from '@my-note/kit/ui';
import { ChevronDown, FileCode2, Image, Link2, Search, Table2 } from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import { tools } from './tools.ts';

const icons = [
  tools.bold.icon,
  tools.italic.icon,
  tools.strike.icon,
  tools.code.icon,
  Link2,
  tools.bulletList.icon,
  tools.orderedList.icon,
  tools.taskList.icon,
  tools.quote.icon,
  tools.codeBlock.icon,
  tools.rule.icon,
  Table2,
  Image,
  tools.undo.icon,
  tools.redo.icon,
  Search,
  FileCode2,
];

/** How the toolbar looks while the note is read: nothing to press, and nothing that moves when writing starts. */
export const RestingToolbar = () => (
  <HStack gap="0" wrap="wrap" overflow="hidden" color="fg.muted" opacity="0.4" aria-hidden>
    <Button
      size="sm"
      variant="ghost"
      colorPalette="gray"
      minWidth="6.25rem"
      justifyContent="space-between"
      disabled
    >
      {editorTexts.paragraph}
      <Icon as={ChevronDown} />
    </Button>
    {icons.map((icon, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <HStack key={index} minWidth="8" height="8" justify="center">
        <Icon as={icon} size={18} />
      </HStack>
    ))}
  </HStack>
);
