import { categoryTitleSchema, LIMITS } from '@my-note/contract';
import { Input } from '@my-note/kit/forms';
import { Box, isComposing } from '@my-note/kit/ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { texts } from '../../tree/texts.ts';
import type { EntryRow } from '../../tree/tree-rows.ts';

function noteTitleProblem(title: string): string | null {
  if (!title) return texts.titleRequired;
  return title.length > LIMITS.titleLength ? texts.titleTooLong(LIMITS.titleLength) : null;
}

/** The validation error of a title, or null. */
export function titleProblem(type: EntryRow['entry']['type'], title: string): string | null {
  if (type === 'single') return noteTitleProblem(title.trim());
  const result = categoryTitleSchema.safeParse(title);
  return result.success ? null : (result.error.issues[0]?.message ?? null);
}

interface RenameFieldProps {
  entry: EntryRow['entry'];
  /** Rejects when the service refused the title. */
  onSave: (title: string) => Promise<unknown>;
  /** `keyboard`: the focus has to return to the row. */
  onClose: (how: { keyboard: boolean }) => void;
}

/** An input for the title of a row. After an error it stays open with the typed text. */
export function RenameField({ entry, onSave, onClose }: RenameFieldProps) {
  const errorId = useId();
  const [title, setTitle] = useState(entry.title);
  const [error, setError] = useState<string | null>(null);
  const [initial] = useState(entry.title);
  const busy = useRef(false);

  const save = async (keyboard: boolean) => {
    if (busy.current) return;
    const wanted = title.trim();
    const problem = titleProblem(entry.type, title);
    setError(problem);
    if (problem !== null) return;
    if (wanted === initial) return onClose({ keyboard });
    busy.current = true;
    try {
      await onSave(wanted);
      onClose({ keyboard });
    } catch {
      // The query client has shown the error.
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
        dir="auto"
        autoComplete="off"
        aria-label={texts.titleOf(initial)}
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
