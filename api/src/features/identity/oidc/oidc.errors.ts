import type { OidcError } from '@my-note/contract';

/** A sign-in that ends on the login page with a message. */
export class OidcRefusal extends Error {
  readonly code: OidcError;

  constructor(code: OidcError, options?: ErrorOptions) {
    super(`The sign-in at the provider ended: ${code}`, options);
    this.code = code;
  }
}
