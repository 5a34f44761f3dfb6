import { Input } from '@my-note/kit/forms';
import { Button, chakra, isComposing } from '@my-note/kit/ui';
import { type ReactNode, useState } from 'react';
import { editorTexts } from '../../../editor-texts.ts';

interface ToolbarField {
  label: string;
  value?: string;
  /** `source`: several lines of code; `line`: one, in which Enter applies. */
  kind?: 'url' | 'text' | 'source' | 'line';
  /** Takes the focus, with the first part that matches selected. */
  chosen?: RegExp;
}

interface ToolbarFormProps {
  label?: string;
  fields: readonly ToolbarField[];
  /** Takes the focus, and has a Cancel button. */
  canCancel?: boolean;
  /** Gets the values in the order of the fields. */
  onApply: (...values: string[]) => void;
  /** Escape or Cancel was pressed. */
  onLeave: () => void;
  /** What stands below the fields. */
  below?: (...values: string[]) => ReactNode;
  children?: ReactNode;
}

const MAX_ROWS = 8;
const sourceStyles = {
  flex: '1',
  minWidth: '15rem',
  paddingX: '3',
  paddingY: '1.5',
  border: '1px solid',
  borderColor: 'border.field',
  borderRadius: 'md',
  bg: 'bg',
  fontFamily: 'mono',
  fontSize: 'sm',
  resize: 'vertical',
} as const;

const choose = (part: RegExp) => (field: HTMLTextAreaElement | null) => {
  if (!field || 'chosen' in field.dataset) return;
  // Not again when the form is drawn with other words.
  field.dataset.chosen = '';
  const found = part.exec(field.value);
  field.focus();
  if (found) field.setSelectionRange(found.index, found.index + found[0].length);
};

/** A short form in the place of the toolbar, so that it also stays above the keyboard of a phone. */
export function ToolbarForm({
  label,
  fields,
  canCancel,
  onApply,
  onLeave,
  below,
  children,
}: ToolbarFormProps) {
  const [values, setValues] = useState(() => fields.map(({ value = '' }) => value));
  return (
    <chakra.form
      display="flex"
      flex="1"
      gap="2"
      alignItems="flex-start"
      flexWrap="wrap"
      paddingY="1"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(...values);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        if (event.key === 'Escape') onLeave();
      }}
    >
      {fields.map(({ label: name, kind = 'text', chosen }, index) => {
        const value = values[index] ?? '';
        const field = {
          'aria-label': name,
          value,
          onChange: ({ target }: { target: { value: string } }) =>
            setValues((current) => current.with(index, target.value)),
        };
        return kind === 'source' || kind === 'line' ? (
          <chakra.textarea
            key={name}
            {...field}
            {...sourceStyles}
            ref={chosen && choose(chosen)}
            spellCheck={false}
            onKeyDown={(event) => {
              const applies = kind === 'line' || event.ctrlKey || event.metaKey;
              if (event.key !== 'Enter' || !applies || isComposing(event)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            rows={Math.min(value.split('\n').length, MAX_ROWS)}
          />
        ) : (
          <Input
            key={name}
            {...field}
            size="sm"
            flex="1"
            minWidth="10rem"
            autoFocus={canCancel && index === 0}
            onFocus={(event) => event.target.select()}
            autoComplete="off"
            inputMode={kind}
            placeholder={name}
          />
        );
      })}
      <Button size="sm" type="submit">
        {editorTexts.apply}
      </Button>
      {children}
      {canCancel && (
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onLeave}>
          {editorTexts.cancel}
        </Button>
      )}
      {below?.(...values)}
    </chakra.form>
  );
}
