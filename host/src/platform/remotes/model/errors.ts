/** Why a remote's page cannot be shown. Each kind has its own text and its own action. */
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

/** Wraps anything that was thrown and not classified. */
export const asRemoteError = (error: unknown): RemoteError =>
  error instanceof RemoteError ? error : new RemoteError('evaluation', String(error), { cause: error });

/** An immediate retry can help against network errors, never against wrong code. */
export const isTransient = ({ kind }: RemoteError): boolean => kind === 'network' || kind === 'timeout';
