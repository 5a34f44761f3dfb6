/** Why a remote's page is not there. Each kind has its own words and its own way out. */
export type RemoteErrorKind =
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'contract'
  | 'shared-version'
  | 'evaluation'
  | 'render'
  | 'off';

export class RemoteError extends Error {
  readonly kind: RemoteErrorKind;

  constructor(kind: RemoteErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RemoteError';
    this.kind = kind;
  }
}

/** Trying again at once helps against a bad line, never against wrong code. */
export const isPassing = ({ kind }: RemoteError): boolean => kind === 'network' || kind === 'timeout';
