import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { finishDocument } from './finish-document.ts';
import { TAGS } from './summaries.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for signed-in users. */
    signedIn?: boolean;
    /** A token that only reads may make the call, although it is no GET. */
    takesReadTokens?: boolean;
  }
}

const DESCRIPTION = `Everything the screens do, for your own scripts. Sign in, then send \`Authorization: Bearer <access token>\`.
Every failure is a \`statusCode\`, a \`code\` to react to and a \`message\` to show.`;

/** Collects the routes registered after it; the document is made of the schemas that check them. */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'My Note', version: '1.0.0', description: DESCRIPTION },
      tags: TAGS.map((name) => ({ name })),
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input);
      const security = input.route.config?.signedIn ? [{ bearer: [] }] : [];
      return { url, schema: { ...schema, security } };
    },
    transformObject: (input) =>
      'openapiObject' in input ? finishDocument(input.openapiObject) : input.swaggerObject,
  });
});

/** Serves the document, and a page to read it and try it out. */
export const openapiRoutes = fp(async (app) => {
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    theme: { title: 'My Note: the REST service' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: -1 },
  });
});
