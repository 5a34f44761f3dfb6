import { Button, Icon } from '@my-note/kit/ui';
import { ChevronDown } from 'lucide-react';
import { useLazyMenu } from '../../components/item-page/menus/use-lazy-menu.ts';
import { editorTexts } from '../../editor-texts.ts';
import type { Formatting } from '../visual/formatting.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { levels } from './levels.ts';

const loadStyles = async () => (await import(/* webpackChunkName: 'editor-popups' */ './styles.tsx')).Styles;

/** Paragraph or heading: the block type at the cursor. */
export function StyleMenu({ editor, formatting }: { editor: VisualEditor; formatting: Formatting }) {
  const { Menu, button } = useLazyMenu(loadStyles);
  const level = levels.find((each) => formatting.has(`heading:${each}`));
  const shown = level ? editorTexts.heading(level) : editorTexts.paragraph;
  const opener = (
    <Button
      size="sm"
      height={{ base: '10', md: '8' }}
      variant="ghost"
      colorPalette="gray"
      color="fg.muted"
      minWidth="6.25rem"
      flexShrink="0"
      justifyContent="space-between"
      aria-label={editorTexts.styleOf(shown)}
      {...button}
    >
      {shown}
      <Icon as={ChevronDown} />
    </Button>
  );
  return Menu ? <Menu editor={editor}>{opener}</Menu> : opener;
}
