import { Button, HStack, Separator } from '@my-note/shared-kit/ui';
import { FileCode2, Image, Link2, Search, Table2 } from 'lucide-react';
import { useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import { HtmlForm } from '../html/html-form.tsx';
import { ImageForm } from '../images/image-form.tsx';
import { insertImage, removeLink, setLink } from '../links/link-commands.ts';
import type { Formatting } from '../visual/formatting.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { LanguageField } from './language-field.tsx';
import { StyleMenu } from './style-menu.tsx';
import { TableButtons } from './table-buttons.tsx';
import { moveFocusWithArrows } from './toolbar-arrow-keys.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { blockItems, historyItems, inlineItems } from './toolbar-items.ts';
import { UrlForm } from './url-form.tsx';

interface ToolbarProps {
  editor: VisualEditor;
  formatting: Formatting;
  onFind: () => void;
  /** Shows the Markdown itself. */
  onSource: () => void;
}

const Gap = () => <Separator orientation="vertical" height="5" marginX="0.5" flexShrink="0" />;

/** The tools of the editor. On touch screens they scroll sideways. */
export function Toolbar({ editor, formatting, onFind, onSource }: ToolbarProps) {
  const [asking, setAsking] = useState<'link' | 'image'>();
  const close = () => {
    setAsking(undefined);
    editor.focus();
  };

  if (asking === 'link') {
    const present = editor.link();
    return (
      <UrlForm
        label={editorTexts.linkAddress}
        initial={present}
        onCancel={close}
        onApply={(address) => {
          setAsking(undefined);
          editor.run(setLink(address));
        }}
      >
        {present && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setAsking(undefined);
              editor.run(removeLink);
            }}
          >
            {editorTexts.removeLink}
          </Button>
        )}
      </UrlForm>
    );
  }
  if (asking === 'image') {
    return (
      <UrlForm
        label={editorTexts.imageAddress}
        textLabel={editorTexts.imageText}
        onCancel={close}
        onApply={(address, alt) => {
          setAsking(undefined);
          editor.run(insertImage(address, alt));
        }}
      >
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            setAsking(undefined);
            editor.chooseImage();
          }}
        >
          {editorTexts.imageFile}
        </Button>
      </UrlForm>
    );
  }
  const image = editor.image();
  const html = editor.html();
  const key = [...formatting].find((name) => /^(image|html):/.test(name));
  if (image)
    return (
      <ImageForm key={key} image={image} onApply={editor.changeImage} onRemove={editor.removeSelected} />
    );
  if (html !== null)
    return (
      <HtmlForm
        key={key}
        html={html}
        onApply={editor.changeHtml}
        onRemove={editor.removeSelected}
        onLeave={editor.focus}
      />
    );
  const language = editor.language();
  const tools = (list: typeof inlineItems) =>
    list.map(({ label, icon, command, shows }) => (
      <ToolbarButton
        key={label}
        label={label}
        icon={icon}
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
      overflowX={{ base: 'auto', md: 'visible' }}
      wrap={{ base: 'nowrap', md: 'wrap' }}
      onKeyDown={moveFocusWithArrows}
      css={{ scrollbarWidth: 'none' }}
    >
      <StyleMenu editor={editor} formatting={formatting} />
      {tools(inlineItems)}
      <ToolbarButton
        label={editorTexts.link}
        icon={Link2}
        pressed={formatting.has('link')}
        onPress={() => setAsking('link')}
      />
      <Gap />
      {tools(blockItems)}
      <ToolbarButton label={editorTexts.table} icon={Table2} onPress={editor.insertTable} />
      <ToolbarButton label={editorTexts.image} icon={Image} onPress={() => setAsking('image')} />
      {language !== null && (
        <>
          <Gap />
          <LanguageField key={language} language={language} onChange={editor.setLanguage} />
        </>
      )}
      {formatting.has('table') && (
        <>
          <Gap />
          <TableButtons editor={editor} />
        </>
      )}
      <Gap />
      {tools(historyItems)}
      <ToolbarButton label={editorTexts.find.title} icon={Search} onPress={onFind} />
      <ToolbarButton label={editorTexts.source} icon={FileCode2} onPress={onSource} />
    </HStack>
  );
}
