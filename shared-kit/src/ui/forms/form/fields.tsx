import { Button, type ButtonProps, type InputProps, Text, type TextareaProps } from '@chakra-ui/react';
import type { ReactElement, ReactNode, RefCallback } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { Choice } from '../choice.tsx';
import { Input } from '../input.tsx';
import { Textarea } from '../textarea.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type WithFrame<Name extends string, Props> = FieldFrameProps<Name> &
  Omit<Props, keyof FieldFrameProps<Name> | 'value' | 'defaultValue' | 'children'>;

interface ChoiceFieldProps<Name extends string, Option extends string> {
  name: Name;
  label: string;
  options: readonly Option[];
  /** What each option is called. */
  names: Record<Option, string>;
}

interface Control<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** For the element that takes the focus when the value is invalid. */
  ref: RefCallback<HTMLElement>;
}

type NameOf<In> = keyof In & string;

/** The parts of a form; `name` is a field of its schema. */
export interface FormFields<In> {
  /** One line of text, with the props of an input: `type="password"`, `autoComplete`. */
  TextField: (props: WithFrame<NameOf<In>, InputProps>) => ReactElement;
  /** A password, with a button that shows it. */
  PasswordField: (props: PasswordFieldProps<NameOf<In>>) => ReactElement;
  /** Several lines of text. */
  TextAreaField: (props: WithFrame<NameOf<In>, TextareaProps>) => ReactElement;
  /** A few options side by side. */
  ChoiceField: <Name extends NameOf<In>>(props: ChoiceFieldProps<Name, In[Name] & string>) => ReactElement;
  /** Any other control that has a value and reports its changes. */
  ControlledField: <Name extends NameOf<In>>(
    props: FieldFrameProps<Name> & { children: (control: Control<In[Name]>) => ReactElement },
  ) => ReactElement;
  /** Why the form was refused, when that is about no field. */
  FormError: () => ReactNode;
  /** Shows that the form is being sent. */
  SubmitButton: (props: ButtonProps) => ReactElement;
}

function TextField({
  name,
  label,
  isLabelHidden,
  hint,
  aside,
  required,
  ...props
}: WithFrame<string, InputProps>) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...{ name, label, isLabelHidden, hint, aside, required }}>
      <Input {...props} {...register(name)} />
    </FieldFrame>
  );
}

function TextAreaField({
  name,
  label,
  isLabelHidden,
  hint,
  aside,
  required,
  ...props
}: WithFrame<string, TextareaProps>) {
  const { register } = useFormContext();
  return (
    <FieldFrame {...{ name, label, isLabelHidden, hint, aside, required }}>
      <Textarea {...props} {...register(name)} />
    </FieldFrame>
  );
}

function ChoiceField<Option extends string>({ name, ...props }: ChoiceFieldProps<string, Option>) {
  const { field } = useController({ name });
  return <Choice {...props} value={field.value} onChange={field.onChange} />;
}

function ControlledField<Value>({
  children,
  ...frame
}: FieldFrameProps<string> & { children: (control: Control<Value>) => ReactElement }) {
  const { field } = useController({ name: frame.name });
  return <FieldFrame {...frame}>{children(field)}</FieldFrame>;
}

function FormError() {
  const { errors } = useFormState();
  return (
    errors.root && (
      <Text role="alert" color="fg.error">
        {errors.root.message}
      </Text>
    )
  );
}

function SubmitButton(props: ButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button type="submit" loading={isSubmitting} {...props} />;
}

/** They find their form by context, so each keeps its identity between renders. */
export const fields = {
  TextField,
  PasswordField,
  TextAreaField,
  ChoiceField,
  ControlledField,
  FormError,
  SubmitButton,
};
