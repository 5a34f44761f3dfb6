import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { validationWords } from './validation-words.ts';

/** Requests and responses are checked by the contract's schemas; a message names the key. */
export const validation = fp(async (app) => {
  z.config({ localeError: validationWords });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
});

const nothing = z.strictObject({});

/** A call that declares no query or no body accepts none: sending one is a mistake of the caller. */
export function strictByDefault(scope: FastifyInstance) {
  scope.addHook('onRoute', (route) => {
    if (route.schema?.hide) return;
    const reading = route.method === 'GET' || route.method === 'HEAD';
    const takesFiles = route.schema?.consumes !== undefined;
    route.schema = {
      ...route.schema,
      querystring: route.schema?.querystring ?? nothing,
      ...(reading || takesFiles ? {} : { body: route.schema?.body ?? z.nullish(nothing) }),
    };
  });
}
