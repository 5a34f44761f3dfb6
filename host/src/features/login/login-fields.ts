import { signInSchema, signUpSchema } from '@my-note/contract';

export type LoginMode = 'sign-in' | 'create';
export type LoginField = 'name' | 'email' | 'password';
export type LoginValues = Record<LoginField, string>;
export type LoginErrors = Partial<Record<LoginField, string>>;

const isField = (key: unknown): key is LoginField => key === 'name' || key === 'email' || key === 'password';

/** What is wrong with the form, by field: the first message of each. */
export function loginErrors(mode: LoginMode, values: LoginValues): LoginErrors {
  const result = (mode === 'create' ? signUpSchema : signInSchema).safeParse(values);
  const errors: LoginErrors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const [field] = path;
    if (isField(field)) errors[field] ??= message;
  }
  return errors;
}

/** What is wrong with an address alone. */
export const emailError = (email: string): string | undefined =>
  loginErrors('sign-in', { name: '', email, password: '' }).email;
