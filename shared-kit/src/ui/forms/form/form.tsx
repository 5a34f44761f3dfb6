import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type DefaultValues, FormProvider, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError, errorText } from '../../../http/api-error.ts';
import { isComposing } from '../../is-composing.ts';
import { toastError } from '../../toast.ts';
import { type FormFields, fields } from './fields.tsx';

type Values = Record<string, unknown>;

interface FormProps<In extends Values, Out extends Values>
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Checks the values; its messages are shown beside the fields. */
  schema: Parameters<typeof standardSchemaResolver<In, unknown, Out>>[0];
  /** What the fields hold at first. */
  defaultValues: DefaultValues<NoInfer<In>>;
  /**
   * Gets the values as the schema returns them. While its promise is pending the form is not submitted again; a
   * rejection becomes the error of a field or of the form, and what was typed stays; it becomes a toast when the form
   * has been left by then.
   */
  onSubmit: (values: Out, form: UseFormReturn<In, unknown, Out>) => unknown;
  /** The field that an error code of the service is about. Other errors are about the form. */
  errorFields?: Record<string | number, Path<NoInfer<In>>>;
  /** Draws the form from fields whose names are those of the schema. */
  children: (fields: FormFields<In>, form: UseFormReturn<In, unknown, Out>) => ReactNode;
}

/**
 * A form over a schema of the contract. It checks on submit and from then on with every change, shows each error
 * beside its field, and focuses the first field with one. Enter that ends a composition does not submit.
 *
 * @example
 * <Form
 *   schema={signInSchema}
 *   defaultValues={{ email: '', password: '' }}
 *   onSubmit={({ email }) => setWords(email)}
 * >
 *   {({ TextField, FormError, SubmitButton }) => (
 *     <Stack gap="4">
 *       <TextField name="email" label="Email" type="email" required />
 *       <TextField name="password" label="Password" type="password" required />
 *       <FormError />
 *       <SubmitButton>Sign in</SubmitButton>
 *     </Stack>
 *   )}
 * </Form>
 */
export function Form<In extends Values, Out extends Values>({
  schema,
  defaultValues,
  onSubmit,
  errorFields = {},
  children,
  ...props
}: FormProps<In, Out>) {
  const form = useForm<In, unknown, Out>({ resolver: standardSchemaResolver(schema), defaultValues });
  const { isSubmitting } = form.formState;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, form);
    } catch (error) {
      if (!isMounted.current) return toastError(error);
      const field = error instanceof ApiError ? errorFields[error.code] : undefined;
      form.setError(field ?? 'root', { message: errorText(error) }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onKeyDown={keepComposing}
        {...props}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        {children(fields, form)}
      </form>
    </FormProvider>
  );
}

const keepComposing = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};
