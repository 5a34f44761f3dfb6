import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** Requests and answers are checked by the contract's schemas; a message names the key it is about. */
export const validation = fp(async (app) => {
  const { localeError } = z.locales.en();
  z.config({
    localeError: (issue) => {
      const text = localeError(issue);
      const message = typeof text === 'string' ? text : (text?.message ?? 'Invalid input');
      const where = issue.path?.map(String).join('.');
      return where ? `${where}: ${message}` : message;
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
});

const nothing = z.strictObject({});

/** A call that declares no query or no body takes none: what nobody reads is a mistake of the caller's. */
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
