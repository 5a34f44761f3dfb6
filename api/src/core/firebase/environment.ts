import * as z from 'zod';

const FORM =
  'expected the options of the web app as JSON, as the Firebase console shows them, with every name and value in double quotes, like {"apiKey":"…","authDomain":"…","projectId":"…"}';
const option = z.string({ error: 'expected text in double quotes' });

/** FIREBASE_WEB_CONFIG: the web app's options. They are not secret; the browser receives all of them. */
export const webConfigSchema = z
  .string({ error: FORM })
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue(FORM);
      return z.NEVER;
    }
  })
  .pipe(
    z
      .object(
        {
          apiKey: option.min(1, 'is missing'),
          // They are used in a header and in an address, where no other characters may be inserted.
          authDomain: option.regex(
            /^[a-z\d.-]+(:\d+)?$/i,
            'expected a domain, like my-notes.firebaseapp.com',
          ),
          projectId: option.regex(/^[\w:.-]+$/, 'expected the id of a project, like my-notes'),
        },
        { error: FORM },
      )
      .catchall(option),
  );
export type WebConfig = z.infer<typeof webConfigSchema>;

/** The address of an emulator, in the variables of Google's own tools. */
export const emulatorHostSchema = z
  .string()
  .regex(/^[\w.-]+:\d{1,5}$/, 'expected host:port, like 127.0.0.1:9099')
  .optional();
export const originOf = (emulatorHost: string) => `http://${emulatorHost}`;

type Values = { NODE_ENV?: string | undefined } & Record<string, unknown>;

/** An emulator verifies nothing: it is for development and tests that are declared as such. */
export const onlyForTests = (name: string) => (values: Values, context: z.RefinementCtx<Values>) => {
  if (values[name] === undefined || ['test', 'development'].includes(values.NODE_ENV ?? '')) return;
  const message = 'an emulator lets everybody in, so it needs NODE_ENV=test or development. Unset it';
  context.addIssue({ code: 'custom', path: [name], message });
};
