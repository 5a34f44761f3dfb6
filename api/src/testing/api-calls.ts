import type { OpenAPIV3_1 } from 'openapi-types';
import type { TestApp } from './test-user.ts';

export type Call = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  secured: boolean;
  takesJson: boolean;
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call of the service, from the document made of the contract, so that a new call is tested automatically. */
export async function readCalls(app: TestApp): Promise<Call[]> {
  const document: OpenAPIV3_1.Document = (await app.inject({ url: '/api/openapi.json' })).json();
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((name): Call[] => {
      const operation = item?.[name];
      if (!operation) return [];
      const method = name.toUpperCase() as Uppercase<typeof name>;
      const body = operation.requestBody;
      const multipart =
        path.endsWith('/attachments') || path.endsWith('/account/picture') || path.endsWith('/import');
      const takesJson = name !== 'get' && !multipart && (body === undefined || 'content' in body);
      const secured = operation.security?.length !== 0;
      return [{ name: `${method} ${path}`, method, path, secured, takesJson }];
    }),
  );
}
