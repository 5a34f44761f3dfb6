type Result<Output> = { value: Output; issues?: undefined } | { issues: readonly { message: string }[] };

/**
 * A schema of any library that follows https://standardschema.dev, such as Valibot, ArkType, or zod. The contract's are
 * of this kind. Copied from the specification: its package is types alone.
 *
 * @example
 * // Without a library: any object with this shape is a schema.
 * const degrees: Schema<number> = {
 *   '~standard': {
 *     version: 1,
 *     vendor: 'weather',
 *     validate: (value) => (typeof value === 'number' ? { value } : { issues: [{ message: 'no number' }] }),
 *   },
 * };
 * await api.get('/weather/oslo/degrees', { schema: degrees });
 */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/**
 * The value as the schema gives it back.
 * @throws Error with `message`; its cause is what the schema says, which is for developers
 */
export async function parsed<Output>(
  schema: Schema<Output>,
  value: unknown,
  message: string,
): Promise<Output> {
  const result = await schema['~standard'].validate(value);
  if (result.issues) throw new Error(message, { cause: result.issues });
  return result.value;
}
