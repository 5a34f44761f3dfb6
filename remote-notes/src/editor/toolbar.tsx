import { Button, HStack, Separator } from '@my-note/shared-kit/ui';
import { Image, Link2, Table2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { texts } from '../texts.ts';
import { AddressForm } from './address-form.tsx';
import type { Formatting } from './formatting.ts';
import { insertImage, removeLink, setLink } from './links.ts';
import type { MarkdownEditor } from './markdown-editor.ts';
import { StyleMenu } from './style-menu.tsx';
import { TableTools } from './table-tools.tsx';
import { ToolbarButton } from './toolbar-button.tsx';
import { blockTools, historyTools, inlineTools } from './tools.ts';

interface ToolbarProps {
  editor: MarkdownEditor;
  formatting: Formatting;
}

// Arrows walk along the toolbar (WAI-ARIA toolbar pattern).
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tools = [...event.currentTarget.querySelectorAll('button')];
  const index = tools.findIndex((tool) => tool.matches(':focus'));
  tools[(index + step + tools.length) % tools.length]?.focus();
  event.preventDefault();
}

const Gap = () => <Separator orientation="vertical" height="5" marginX="1" flexShrink="0" />;

/** The tools of the editor. On touch screens they scroll sideways. */
export function Toolbar({ editor, formatting }: ToolbarProps) {
  const [asking, setAsking] = useState<'link' | 'image'>();
  const close = () => {
    setAsking(undefined);
    editor.focus();
  };

  if (asking === 'link') {
    const present = editor.link();
    return (
      <AddressForm
        label={texts.editor.linkAddress}
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
            {texts.editor.removeLink}
          </Button>
        )}
      </AddressForm>
    );
  }
  if (asking === 'image') {
    return (
      <AddressForm
        label={texts.editor.imageAddress}
        textLabel={texts.editor.imageText}
        onCancel={close}
        onApply={(address, alt) => {
          setAsking(undefined);
          editor.run(insertImage(address, alt));
        }}
      />
    );
  }
  const tools = (list: typeof inlineTools) =>
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
      aria-label={texts.editor.toolbar}
      gap="0.5"
      minWidth="0"
      overflowX={{ base: 'auto', md: 'visible' }}
      wrap={{ base: 'nowrap', md: 'wrap' }}
      onKeyDown={walk}
      css={{ scrollbarWidth: 'none' }}
    >
      <StyleMenu editor={editor} formatting={formatting} />
      {tools(inlineTools)}
      <ToolbarButton
        label={texts.editor.link}
        icon={Link2}
        pressed={formatting.has('link')}
        onPress={() => setAsking('link')}
      />
      <Gap />
      {tools(blockTools)}
      <ToolbarButton label={texts.editor.table} icon={Table2} onPress={editor.insertTable} />
      <ToolbarButton label={texts.editor.image} icon={Image} onPress={() => setAsking('image')} />
      {formatting.has('table') && (
        <>
          <Gap />
          <TableTools editor={editor} />
        </>
      )}
      <Gap />
      {tools(historyTools)}
    </HStack>
  );
}
