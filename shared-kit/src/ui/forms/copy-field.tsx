import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { toast } from '../toast.ts';
import { copyText } from './copy-text.ts';
import { Input } from './input.tsx';
import { formTexts } from './texts.ts';

interface CopyFieldProps {
  /** Name of the field for screen readers. */
  label: string;
  value: string;
  autoFocus?: boolean;
}

/**
 * A value to copy: selected when focused, and copied by its button.
 *
 * @example
 * <CopyField label="Link" value="https://notes.example.org/i/shared/1" />
 */
export function CopyField({ label, value, autoFocus = false }: CopyFieldProps) {
  const [copied, setCopied] = useState<string>();
  const copy = () =>
    copyText(value).then(
      () => setCopied(value),
      () => toast({ title: formTexts.copyFailed, type: 'error' }),
    );
  return (
    <HStack>
      <Input
        readOnly
        dir="ltr"
        autoFocus={autoFocus}
        aria-label={label}
        value={value}
        fontFamily="mono"
        fontSize="sm"
        onFocus={({ target }) => {
          target.select();
          // A long value shows its beginning.
          requestAnimationFrame(() => {
            target.scrollLeft = 0;
          });
        }}
      />
      <Button variant="outline" colorPalette="gray" onClick={copy}>
        {copied === value ? formTexts.copied : formTexts.copy}
      </Button>
    </HStack>
  );
}
