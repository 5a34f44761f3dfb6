import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Input } from '../input.tsx';
import { formTexts } from '../texts.ts';
import { FieldFrame } from './field-frame.tsx';
import { passwordStrength } from './password-strength.ts';

export interface PasswordFieldProps<Name extends string> {
  name: Name;
  label: string;
  /** A password that is chosen now: with a hint of how strong it is, and for the generator of a password manager. */
  isNew?: boolean;
  autoFocus?: boolean;
}

/** A password, which can be shown. */
export function PasswordField({ name, label, isNew = false, autoFocus }: PasswordFieldProps<string>) {
  const { register } = useFormContext();
  const typed: unknown = useWatch({ name });
  const [isShown, setIsShown] = useState(false);
  const hint = isNew ? formTexts.strengths[passwordStrength(String(typed ?? ''))] : undefined;
  const toggle = (
    <Button
      variant="outline"
      colorPalette="gray"
      aria-label={isShown ? formTexts.hidePassword : formTexts.showPassword}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
    >
      {isShown ? formTexts.hide : formTexts.show}
    </Button>
  );
  return (
    <FieldFrame name={name} label={label} hint={hint} aside={toggle} required>
      <Input
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus}
        {...register(name)}
      />
    </FieldFrame>
  );
}
