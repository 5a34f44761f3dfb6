import { type Property, propertiesOf, splitFrontMatter } from '@my-note/kit/markdown';
import { Box, Button, Icon, IconButton, Stack, Text } from '@my-note/kit/ui';
import { Plus, X } from 'lucide-react';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { freeName } from './add-properties.ts';
import { withName, withoutProperty, withProperty, withValue, withYaml } from './change-properties.ts';
import { takeBack } from './take-back.ts';
import { TextField } from './text-field.tsx';
import { propertyTexts as texts } from './texts.ts';
import { ValueField } from './value-field.tsx';

interface PropertyFieldsProps {
  editor: VisualEditor;
  mark: string;
}

/** Names and values of a note's properties, each changed in its place. */
export function PropertyFields({ editor, mark }: PropertyFieldsProps) {
  const { yaml = '' } = splitFrontMatter(mark);
  const properties = propertiesOf(yaml);
  const change = (next: string) => editor.setFrontMatter(withYaml(mark, next));
  const rename = (property: Property, name: string) => {
    const isTaken = properties.some((other) => other !== property && other.name === name);
    if (name !== '' && name !== property.name && !isTaken) change(withName(yaml, property, name));
  };
  return (
    <Stack
      as="section"
      aria-label={texts.properties}
      gap="1.5"
      paddingBottom="3"
      borderBottom="1px solid"
      borderColor="border"
      fontFamily="body"
      fontSize="sm"
      onKeyDown={(event) => {
        // What is typed in a field is not for the editor around it, but what was applied is undone there.
        event.stopPropagation();
        takeBack(event, editor);
      }}
    >
      {properties.map((property, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may change while it is typed
          key={index}
          display="grid"
          gridTemplateColumns="clamp(6rem, 30%, 10rem) 1fr auto"
          gap="2"
          alignItems="center"
        >
          <TextField
            label={texts.name}
            value={property.name}
            color="fg.muted"
            onChange={(name) => rename(property, name.trim())}
          />
          {property.isNested ? (
            <Text title={texts.nested} whiteSpace="pre-line" color="fg.muted" paddingX="2">
              {property.value}
            </Text>
          ) : (
            <ValueField property={property} onChange={(value) => change(withValue(yaml, property, value))} />
          )}
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.remove(property.name)}
            onClick={() => change(withoutProperty(yaml, property))}
          >
            <Icon as={X} />
          </IconButton>
        </Box>
      ))}
      <Button
        size="xs"
        variant="ghost"
        colorPalette="gray"
        alignSelf="flex-start"
        onClick={() => change(withProperty(yaml, freeName(properties.map(({ name }) => name))))}
      >
        <Icon as={Plus} />
        {texts.add}
      </Button>
    </Stack>
  );
}
