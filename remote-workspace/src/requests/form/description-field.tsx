import { NoteText } from '@my-note/kit/markdown';
import { Box, chakra, Stack, TabList, Text } from '@my-note/kit/ui';
import { useId } from 'react';
import { requestsTexts } from '../texts.ts';
import { FormField } from './form-field.tsx';

export type Mode = 'write' | 'preview';

// 16 px, so that phones do not zoom in.
const Area = chakra('textarea', {
  base: {
    display: 'block',
    width: '100%',
    minHeight: '10rem',
    padding: '3',
    fontSize: 'md',
    lineHeight: '1.55',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.field',
    borderRadius: 'md',
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '60vh',
    '&[aria-invalid=true]': { borderColor: 'border.error' },
  },
});

const TABS = [
  { value: 'write', label: requestsTexts.write },
  { value: 'preview', label: requestsTexts.preview },
] as const;

interface DescriptionFieldProps {
  value: string;
  hint: string;
  error: string | undefined;
  mode: Mode;
  onMode: (mode: Mode) => void;
  onChange: (value: string) => void;
}

/** The description in Markdown, with a preview. */
export function DescriptionField({ value, hint, error, mode, onMode, onChange }: DescriptionFieldProps) {
  const panelId = useId();
  return (
    <FormField label={requestsTexts.description} hint={hint} error={error} readOnly={mode === 'preview'}>
      {(control) => (
        <Stack gap="2">
          <TabList
            label={requestsTexts.description}
            tabs={TABS}
            value={mode}
            panelId={panelId}
            onChange={onMode}
          />
          <Box id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${mode}`}>
            {mode === 'write' ? (
              <Area {...control} required value={value} onChange={(event) => onChange(event.target.value)} />
            ) : (
              <Box minHeight="10rem" padding="3" borderWidth="1px" borderColor="border" borderRadius="md">
                {value.trim() ? (
                  <NoteText content={value} />
                ) : (
                  <Text color="fg.muted">{requestsTexts.previewEmpty}</Text>
                )}
              </Box>
            )}
          </Box>
        </Stack>
      )}
    </FormField>
  );
}
