import { listOf } from '@my-note/contract/language';
import { useExtensions } from '@my-note/kit/federation';
import { useQueryClient } from '@my-note/kit/query';
import { Button, HStack, Icon, Stack, Text } from '@my-note/kit/ui';
import { FileUp, FolderUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { transferTexts as texts } from '../texts.ts';
import { type ChosenFile, filesOfDrop, filesOfInput } from './chosen-files.ts';
import { describeFormat } from './read-format.ts';
import { runImport } from './run-import.ts';

// React has no type for the attribute. Phones support it but have no folders to choose.
const FOLDER = { webkitdirectory: '' };
const OWN_FILES =
  '.zip,.md,.markdown,.enex,.html,.htm,.mht,.json,.txt,.bear2bk,.textpack,application/zip,text/markdown';
const hasFolders =
  'webkitdirectory' in HTMLInputElement.prototype && !matchMedia('(pointer: coarse)').matches;

/** Chooses files or a folder, or takes a drop. */
export function FileChooser() {
  const client = useQueryClient();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const formats = useExtensions('import-format');
  const take = (chosen: ChosenFile[] | Promise<ChosenFile[]>) => void runImport(client, chosen, formats);
  const takeInput = ({ target }: { target: HTMLInputElement }) => {
    if (target.files?.length) take(filesOfInput(target.files));
    // The same file may be chosen again.
    target.value = '';
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(filesOfDrop(event.dataTransfer.items));
  };
  return (
    <Stack
      align="center"
      gap="4"
      padding={{ base: '5', md: '8' }}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
      bg={isOver ? 'accent.subtle' : undefined}
      borderRadius="md"
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Text color="fg.muted" hideBelow="sm">
        {texts.drop}
      </Text>
      <HStack gap="3" wrap="wrap" justify="center">
        <Button variant="outline" colorPalette="gray" onClick={() => files.current?.click()}>
          <Icon as={FileUp} />
          {texts.chooseFiles}
        </Button>
        {hasFolders && (
          <Button variant="outline" colorPalette="gray" onClick={() => folder.current?.click()}>
            <Icon as={FolderUp} />
            {texts.chooseFolder}
          </Button>
        )}
      </HStack>
      {formats.length > 0 && (
        <Text color="fg.muted" textAlign="center">
          {texts.alsoReads(listOf(formats.map(describeFormat)))}
        </Text>
      )}
      <input
        ref={files}
        type="file"
        accept={[OWN_FILES, ...formats.flatMap(({ module }) => module.accept)].join()}
        multiple
        hidden
        aria-label={texts.chooseFiles}
        onChange={takeInput}
      />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        aria-label={texts.chooseFolder}
        onChange={takeInput}
        {...FOLDER}
      />
    </Stack>
  );
}
