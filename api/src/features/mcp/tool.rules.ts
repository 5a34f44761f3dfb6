import type { McpServer } from '@modelcontextprotocol/server';
import type * as z from 'zod';
import { toJSONSchema } from 'zod/mini';
import { AppError } from '../../core/errors.ts';

/** What a tool does, for programs that decide whether to ask a person first. */
const KINDS = {
  read: { readOnlyHint: true, openWorldHint: false },
  add: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  change: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};

export interface Tool<Input extends z.ZodType> {
  name: string;
  title: string;
  description: string;
  kind: keyof typeof KINDS;
  input: Input;
  run: (input: z.output<Input>) => Promise<object>;
}

/** A schema as the server of the protocol takes it; those of the contract do not describe themselves. */
function described<Input extends z.ZodType>(input: Input) {
  const standard = input['~standard'];
  const jsonSchema = { input: () => jsonSchemaOf(input), output: () => jsonSchemaOf(input) };
  return { '~standard': { ...standard, jsonSchema } };
}

const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => ({
  ...toJSONSchema(schema, { io: 'input' }),
});

/** Adds a tool to a server: its result as JSON, or why it was refused, in words that a program can pass on. */
export function addTool<Input extends z.ZodType>(
  server: McpServer,
  { name, title, description, kind, input, run }: Tool<Input>,
): void {
  server.registerTool(
    name,
    { title, description, inputSchema: described(input), annotations: { title, ...KINDS[kind] } },
    async (received) => {
      try {
        const result = await run(received);
        return { content: [{ type: 'text', text: JSON.stringify(result) }] };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return { isError: true, content: [{ type: 'text', text: `${error.message} (${error.code})` }] };
      }
    },
  );
}
