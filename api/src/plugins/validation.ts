import fp from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { config, locales } from 'zod';

/** Requests and answers are checked by the contract's schemas; a message names the key it is about. */
export const validation = fp(async (app) => {
  const { localeError } = locales.en();
  config({
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
