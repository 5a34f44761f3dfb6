import { findKeys, formatKeys, writingKeys } from '@my-note/kit/keys';
import { HStack, Separator, useMedia } from '@my-note/kit/ui';
import { FileCode2, Image, Link2, Paperclip, Rows3, Search, Table2 } from 'lucide-react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { editorTexts } from '../../editor-texts.ts';
import { askForBlockMenu } from '../blocks/menu/ask-for-menu.ts';
import type { Formatting } from '../visual/formatting.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { StyleMenu } from './style-menu.tsx';
import { moveFocusWithArrows } from './toolbar-arrow-keys.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { type Tool, tools } from './tools.ts';

interface ToolbarProps {
  editor: VisualEditor;
  formatting: Formatting;
  /** The form in the place of the toolbar. */
  openForm: 'link' | 'image' | undefined;
  onForm: (form: 'link' | 'image' | undefined) => void;
  onFind: () => void;
  onSource: () => void;
}

const TouchForm = lazyComponent(
  async () => (await import(/* webpackChunkName: 'editor-popups' */ './forms/touch-form.tsx')).TouchForm,
);
const SelectedNodeForm = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'editor-popups' */ './forms/selected-node-form.tsx')).SelectedNodeForm,
);

const Gap = () => <Separator orientation="vertical" height="5" marginX="0.5" flexShrink="0" />;

/** The toolbar of the visual editor. On touch screens it scrolls sideways. */
export function Toolbar({ editor, formatting, openForm, onForm, onFind, onSource }: ToolbarProps) {
  // With a mouse, the form is beside the text.
  const isTouch = useMedia('(pointer: coarse)');
  if (openForm && isTouch)
    return <TouchForm key={openForm} editor={editor} form={openForm} onClose={() => onForm(undefined)} />;
  const selected = [...formatting].find((name) => /^(image|html):/.test(name));
  if (selected) return <SelectedNodeForm key={selected} editor={editor} />;
  const buttons = (list: readonly Tool[]) =>
    list.map(({ label, icon, command, shows, keys }) => (
      <ToolbarButton
        key={label}
        label={label}
        icon={icon}
        keys={keys}
        pressed={shows === undefined ? undefined : formatting.has(shows)}
        onPress={() => editor.run(command)}
      />
    ));
  return (
    <HStack
      role="toolbar"
      aria-label={editorTexts.toolbar}
      gap="0"
      minWidth="0"
      overflowX={isTouch ? 'auto' : { base: 'auto', md: 'visible' }}
      wrap={isTouch ? 'nowrap' : { base: 'nowrap', md: 'wrap' }}
      onKeyDown={moveFocusWithArrows}
      css={{ scrollbarWidth: 'none' }}
    >
      <StyleMenu editor={editor} formatting={formatting} />
      {isTouch && (
        // With a mouse, a handle stands at each block.
        <ToolbarButton
          label={editorTexts.block}
          icon={Rows3}
          onPress={() => askForBlockMenu(editor.view())}
        />
      )}
      {buttons([tools.bold, tools.italic, tools.strike, tools.code])}
      <ToolbarButton
        label={editorTexts.link}
        icon={Link2}
        keys={formatKeys.link.keys}
        pressed={formatting.has('link')}
        onPress={() => onForm('link')}
      />
      <Gap />
      {buttons([
        tools.bulletList,
        tools.orderedList,
        tools.taskList,
        tools.quote,
        tools.codeBlock,
        tools.rule,
      ])}
      <ToolbarButton label={editorTexts.table} icon={Table2} onPress={() => editor.insertTable(3, 3)} />
      <ToolbarButton label={editorTexts.image} icon={Image} onPress={() => onForm('image')} />
      <ToolbarButton label={editorTexts.file} icon={Paperclip} onPress={() => editor.choose('any')} />
      {formatting.has('table') && (
        <>
          <Gap />
          {buttons([tools.addRow, tools.addColumn, tools.deleteRow, tools.deleteColumn])}
        </>
      )}
      <Gap />
      {buttons([tools.undo, tools.redo])}
      <ToolbarButton
        label={editorTexts.find.title}
        icon={Search}
        keys={findKeys.open.keys}
        onPress={onFind}
      />
      <ToolbarButton
        label={editorTexts.source}
        icon={FileCode2}
        keys={writingKeys.source.keys}
        onPress={onSource}
      />
    </HStack>
  );
}
