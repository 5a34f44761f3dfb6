import { errorSchema } from '@my-note/contract';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod';
import { describeCall } from './summaries.ts';

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const schema = JSON.parse(JSON.stringify(z.toJSONSchema(errorSchema)));
const failing = (description: string) => ({ description, content: { 'application/json': { schema } } });
const FAILURES = {
  Invalid: failing('The request is not what the schema says; the message names the key'),
  Unauthorized: failing('There is no session, or it has ended'),
  NotFound: failing("There is no such row, or it is somebody else's"),
  Failed: failing('Anything else: a conflict, a limit, a failure of the server'),
};

/** Adds what no schema contains: the purpose of a call, and its errors. */
export function finishDocument(collected: object): Document {
  const document: Document = JSON.parse(JSON.stringify(collected, dropPattern));
  document.components = { ...document.components, responses: FAILURES };
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method];
      if (operation) finishOperation(operation, method, path);
    }
  }
  return document;
}

function finishOperation(operation: Operation, method: string, path: string) {
  Object.assign(operation, describeCall(method, path.replace(/^\/api/, '')));
  const secured = operation.security?.length !== 0;
  operation.responses = {
    ...described(operation.responses),
    ...(operation.requestBody || operation.parameters ? { 400: failure('Invalid') } : {}),
    ...(secured ? { 401: failure('Unauthorized') } : {}),
    ...(path.includes('{') ? { 404: failure('NotFound') } : {}),
    default: failure('Failed'),
  };
  for (const parameter of operation.parameters ?? []) {
    if ('schema' in parameter && isObject(parameter.schema)) {
      Object.assign(parameter, { style: 'deepObject', explode: true });
    }
  }
  const body = operation.requestBody;
  if (body && 'content' in body) body.required = !takesNull(body.content['application/json']?.schema);
}

/** The collector has one description for every response. */
const described = (responses: Operation['responses']) =>
  Object.fromEntries(
    Object.entries(responses ?? {}).map(([status, response]) => [
      status,
      { ...response, description: 'Done' },
    ]),
  );

const failure = (name: string) => ({ $ref: `#/components/responses/${name}` });
const isObject = (schema: object | undefined) =>
  schema !== undefined && 'type' in schema && schema.type === 'object';

/** A body that may be null may be absent too. */
const takesNull = (schema: object | undefined) =>
  schema !== undefined &&
  'anyOf' in schema &&
  Array.isArray(schema.anyOf) &&
  schema.anyOf.some(({ type }) => type === 'null');

/** A format is enough; the expression beside it fills the page. */
function dropPattern(_key: string, value: unknown) {
  if (typeof value !== 'object' || value === null || !('format' in value && 'pattern' in value)) return value;
  const { pattern: _, ...rest } = value;
  return rest;
}
