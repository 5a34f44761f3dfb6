import { paths } from '@my-note/contract';
import { NoteText } from '@my-note/kit/markdown';
import { Box, Button, HStack, Icon, Spinner, Stack, Text } from '@my-note/kit/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { PICTURE_KINDS } from '../draft/screenshot-file.ts';
import type { useScreenshot } from '../draft/use-screenshot.ts';
import { requestsTexts } from '../texts.ts';
import { FormField } from './form-field.tsx';

/** A picture that the user uploaded. */
export const Picture = ({ address, maxHeight }: { address: string; maxHeight: string }) => (
  <Box css={{ '& img': { maxHeight, borderWidth: '1px', borderColor: 'border' } }}>
    <NoteText content={`![${requestsTexts.screenshot}](${address})`} />
  </Box>
);

interface ScreenshotFieldProps {
  /** The uploaded attachment. */
  value: string | null;
  screenshot: ReturnType<typeof useScreenshot>;
  error: string | undefined;
}

/** Chooses, shows, and removes the screenshot. The form handles paste and drop. */
export function ScreenshotField({ value, screenshot, error }: ScreenshotFieldProps) {
  const wordsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { upload, take, tryAgain, remove } = screenshot;
  const refusal = upload.kind === 'refused' || upload.kind === 'failed' ? upload.reason : undefined;
  const choose = () => input.current?.click();
  return (
    <FormField
      label={requestsTexts.screenshot}
      hint={requestsTexts.screenshotHint}
      error={error ?? refusal}
      announced
    >
      {({ id, ...described }, labelId) => (
        <Stack gap="3" align="flex-start">
          <input
            ref={input}
            type="file"
            accept={PICTURE_KINDS}
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) take(file);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          {value && <Picture address={paths.attachment(value)} maxHeight="14rem" />}
          <HStack gap="3" wrap="wrap">
            <Button
              id={id}
              aria-labelledby={`${labelId} ${wordsId}`}
              size="sm"
              variant="outline"
              colorPalette="gray"
              {...described}
              onClick={choose}
            >
              <Icon as={ImagePlus} />
              <span id={wordsId}>{requestsTexts.choosePicture}</span>
            </Button>
            {upload.kind === 'failed' && (
              <Button size="sm" variant="outline" colorPalette="gray" onClick={tryAgain}>
                {requestsTexts.tryAgain}
              </Button>
            )}
            {(value || upload.kind !== 'idle') && (
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={remove}>
                <Icon as={Trash2} />
                {requestsTexts.removePicture}
              </Button>
            )}
            <HStack role="status" gap="2" color="fg.muted">
              {upload.kind === 'uploading' && (
                <>
                  <Spinner size="xs" aria-hidden />
                  <Text>{requestsTexts.uploading(upload.file.name)}</Text>
                </>
              )}
            </HStack>
          </HStack>
        </Stack>
      )}
    </FormField>
  );
}
