import { Input } from '@my-note/shared-kit/forms';
import { Button, chakra, isComposing } from '@my-note/shared-kit/ui';
import { type ReactNode, useState } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import { texts } from '../../texts.ts';

interface UrlFormProps {
  label: string;
  initial?: string;
  /** Label of a second field, for what has a text of its own. */
  textLabel?: string;
  onApply: (address: string, text: string) => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Takes the toolbar's place while an address is asked for, so that it stays above the keyboard too. */
export function UrlForm({ label, initial = '', textLabel, onApply, onCancel, children }: UrlFormProps) {
  const [address, setAddress] = useState(initial);
  const [text, setText] = useState('');
  return (
    <chakra.form
      display="flex"
      flex="1"
      gap="2"
      alignItems="center"
      flexWrap="wrap"
      paddingY="1"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(address, text);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        if (event.key === 'Escape') onCancel();
      }}
    >
      <Input
        autoFocus
        size="sm"
        flex="1"
        minWidth="10rem"
        inputMode="url"
        autoComplete="off"
        placeholder={label}
        aria-label={label}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      {textLabel && (
        <Input
          size="sm"
          flex="1"
          minWidth="10rem"
          placeholder={textLabel}
          aria-label={textLabel}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Button size="sm" type="submit">
        {editorTexts.apply}
      </Button>
      {children}
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
        {texts.actions.cancel}
      </Button>
    </chakra.form>
  );
}
