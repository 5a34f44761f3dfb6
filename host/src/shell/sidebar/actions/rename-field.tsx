import { categoryTitleSchema, LIMITS } from '@my-note/contract';
import { Input } from '@my-note/shared-kit/forms';
import { Box, isComposing } from '@my-note/shared-kit/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { texts } from '../../tree/texts.ts';
import type { EntryRow } from '../../tree/tree-rows.ts';

function noteTitleProblem(title: string): string | null {
  if (!title) return texts.titleRequired;
  return title.length > LIMITS.titleLength ? texts.titleTooLong(LIMITS.titleLength) : null;
}

/** What is wrong with a title, in the contract's words; null when nothing is. */
export function titleProblem(type: EntryRow['entry']['type'], title: string): string | null {
  if (type === 'single') return noteTitleProblem(title.trim());
  const result = categoryTitleSchema.safeParse(title);
  return result.success ? null : (result.error.issues[0]?.message ?? null);
}

interface RenameFieldProps {
  entry: EntryRow['entry'];
  /** Rejects when the title was refused. */
  onSave: (title: string) => Promise<unknown>;
  /** `keyboard`: the focus was in the field and belongs to the row again. */
  onClose: (how: { keyboard: boolean }) => void;
}

/** The title of a row as a field. On a refusal it stays, with the text; nothing typed is lost. */
export function RenameField({ entry, onSave, onClose }: RenameFieldProps) {
  const errorId = useId();
  const [title, setTitle] = useState(entry.title);
  const [error, setError] = useState<string | null>(null);
  const [former] = useState(entry.title);
  const busy = useRef(false);

  const save = async (keyboard: boolean) => {
    if (busy.current) return;
    const wanted = title.trim();
    const problem = titleProblem(entry.type, title);
    setError(problem);
    if (problem !== null) return;
    if (wanted === former) return onClose({ keyboard });
    busy.current = true;
    try {
      await onSave(wanted);
      onClose({ keyboard });
    } catch {
      // The query client has shown why.
    } finally {
      busy.current = false;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // Enter that ends a composition belongs to the input method.
    if (isComposing(event)) return;
    if (event.key === 'Enter') void save(true);
    if (event.key === 'Escape') {
      busy.current = true;
      onClose({ keyboard: true });
    }
  };

  return (
    <Box flex="1" minWidth="0" onClick={(event) => event.stopPropagation()}>
      <Input
        autoFocus
        size="xs"
        fontSize="inherit"
        paddingX="1"
        marginX="-1"
        bg="bg"
        autoComplete="off"
        aria-label={texts.titleOf(former)}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        value={title}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTitle(event.target.value);
          if (error !== null) setError(titleProblem(entry.type, event.target.value));
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void save(false)}
      />
      {error !== null && (
        <Box
          id={errorId}
          role="alert"
          position="absolute"
          top="100%"
          insetInline="0"
          zIndex="1"
          padding="2"
          borderRadius="md"
          bg="bg.error"
          color="fg.error"
          fontSize="sm"
          fontWeight="400"
        >
          {error}
        </Box>
      )}
    </Box>
  );
}
