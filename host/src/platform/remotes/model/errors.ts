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
  /** The site has no such file (404). */
  missing?: boolean;
  /** The registry itself is at fault, so that a retry in this tab would fail as well. */
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

/** Wraps an unclassified error. */
export const asRemoteError = (error: unknown): RemoteError =>
  error instanceof RemoteError ? error : new RemoteError('evaluation', String(error), { cause: error });

/** Whether an immediate retry can help. */
export const isTransient = ({ kind }: Pick<RemoteError, 'kind'>): boolean =>
  kind === 'network' || kind === 'timeout';
