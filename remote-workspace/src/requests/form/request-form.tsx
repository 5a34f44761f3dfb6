import type { UserRequest } from '@my-note/contract/requests';
import { Choice, Input } from '@my-note/kit/forms';
import { errorText } from '@my-note/kit/http';
import { useIsMutating, useMutation, useQueryClient } from '@my-note/kit/query';
import { Button, Heading, HStack, isComposing, Stack, Text, touchTarget } from '@my-note/kit/ui';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useDiagnostics } from '../diagnostics/use-diagnostics.ts';
import { emptyDraft } from '../draft/draft.ts';
import { useDraft } from '../draft/draft-store.ts';
import { fileOf } from '../draft/screenshot-file.ts';
import { useScreenshot } from '../draft/use-screenshot.ts';
import { requestMutations } from '../requests.mutations.ts';
import { requestsTexts } from '../texts.ts';
import { DescriptionField, type Mode } from './description-field.tsx';
import { DiagnosticsField } from './diagnostics-field.tsx';
import { FormField } from './form-field.tsx';
import { ScreenshotField } from './screenshot-field.tsx';
import { SimilarRequests } from './similar-requests.tsx';
import { validateRequest } from './validate-request.ts';

const TYPES = ['issue', 'feature'] as const;

interface RequestFormProps {
  userId: string;
  /** The user's earlier requests. */
  own: readonly UserRequest[];
}

/** The form of an issue report or a feature request. What was typed stays when sending fails. */
export function RequestForm({ userId, own }: RequestFormProps) {
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change } = useDraft(userId);
  const facts = useDiagnostics();
  const screenshot = useScreenshot(userId);
  const client = useQueryClient();
  const options = requestMutations.send(userId);
  const { mutationKey } = options;
  const send = useMutation(options);
  // Also a request that was started before the page was left.
  const isSending = useIsMutating({ mutationKey }) > 0;
  const [mode, setMode] = useState<Mode>('write');
  const [tries, setTries] = useState(0);
  const { upload } = screenshot;

  const problems = validateRequest(draft);
  if (upload.kind === 'uploading') problems.screenshot = requestsTexts.stillUploading;
  if (upload.kind === 'failed') problems.screenshot = requestsTexts.notSent;
  const shown = tries > 0 ? problems : {};

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);

  useEffect(() => {
    if (draft !== emptyDraft) return;
    // The draft was sent, here or in another tab.
    setMode('write');
    setTries(0);
  }, [draft]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (client.isMutating({ mutationKey }) > 0) return;
    if (Object.keys(problems).length > 0) {
      if (problems.description !== undefined) setMode('write');
      setTries(tries + 1);
      return;
    }
    send.mutate({ draft, facts });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition belongs to the input method.
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  const takeFrom = (data: DataTransfer, event: ClipboardEvent | DragEvent) => {
    const file = fileOf(data);
    if (!file) return;
    event.preventDefault();
    screenshot.take(file);
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={headingId}
      onSubmit={submit}
      onPaste={(event) => takeFrom(event.clipboardData, event)}
      onDrop={(event) => takeFrom(event.dataTransfer, event)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
    >
      <Stack gap="6">
        <Heading as="h2" id={headingId} size="md">
          {requestsTexts.form}
        </Heading>
        <Choice
          label={requestsTexts.type}
          options={TYPES}
          names={requestsTexts.types}
          value={draft.type}
          onChange={(type) => change({ type })}
        />
        <Stack gap="2">
          <FormField
            label={requestsTexts.title}
            hint={requestsTexts.titleHints[draft.type]}
            error={shown.title}
          >
            {(control) => (
              <Input
                {...control}
                required
                autoComplete="off"
                value={draft.title}
                bg="bg.panel"
                borderColor="border.emphasized"
                css={touchTarget}
                onKeyDown={onKeyDown}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </FormField>
          <SimilarRequests title={draft.title} own={own} />
        </Stack>
        <DescriptionField
          value={draft.description}
          hint={requestsTexts.descriptionHints[draft.type]}
          error={shown.description}
          mode={mode}
          onMode={setMode}
          onChange={(description) => change({ description })}
        />
        <ScreenshotField value={draft.screenshot} screenshot={screenshot} error={shown.screenshot} />
        <DiagnosticsField
          facts={facts}
          on={draft.withDiagnostics}
          withheld={draft.withheld}
          onChange={change}
        />
        <Stack gap="3">
          {send.error && (
            <Text role="alert" color="fg.error">
              {errorText(send.error)}
            </Text>
          )}
          <HStack gap="4" wrap="wrap">
            <Button type="submit" loading={isSending}>
              {requestsTexts.send}
            </Button>
            <Text fontSize="sm" color="fg.muted">
              {requestsTexts.draftKept}
            </Text>
          </HStack>
        </Stack>
      </Stack>
    </form>
  );
}
