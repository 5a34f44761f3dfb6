/** Why a remote's page is not there. Each kind has its own words and its own way out. */
export type RemoteErrorKind =
  | 'network'
  | 'timeout'
  | 'integrity'
  | 'contract'
  | 'shared-version'
  | 'evaluation'
  | 'render'
  | 'gone'
  | 'off';

interface RemoteErrorOptions extends ErrorOptions {
  /** The site answered that it has no such file. */
  missing?: boolean;
  /** No file is at fault but the registry itself: another try in this tab would end the same. */
  permanent?: boolean;
}

export class RemoteError extends Error {
  readonly kind: RemoteErrorKind;
  readonly missing: boolean;
  readonly permanent: boolean;

  constructor(kind: RemoteErrorKind, message: string, options: RemoteErrorOptions = {}) {
    super(message, options);
    this.name = 'RemoteError';
    this.kind = kind;
    this.missing = options.missing ?? false;
    this.permanent = options.permanent ?? false;
  }
}

/** Whatever was thrown, told apart by nobody yet. */
export const asRemoteError = (error: unknown): RemoteError =>
  error instanceof RemoteError ? error : new RemoteError('evaluation', String(error), { cause: error });

/** Trying again at once helps against a bad line, never against wrong code. */
export const isTransient = ({ kind }: RemoteError): boolean => kind === 'network' || kind === 'timeout';
