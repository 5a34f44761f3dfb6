/** What each call does, by tag. A test compares this table with the registered routes. */
const SUMMARIES: Record<string, Record<string, string>> = {
  Notes: {
    'GET /u-notes/notes': 'List living items, or the trash with filters[deleted]=true',
    'GET /u-notes/notes/by-slug': 'Read an item by its present or a former slug',
    'POST /u-notes/notes/draft': 'Open the empty draft, or make one',
    'PUT /u-notes/notes/{id}': 'Save title, content or category',
    'PATCH /u-notes/notes/{id}/pin': 'Pin, unpin or toggle',
    'PATCH /u-notes/notes/{id}/move': 'Move below a category or to the top level',
    'DELETE /u-notes/notes/{id}/soft': 'Move to the trash, or restore from it',
    'DELETE /u-notes/notes/{id}': 'Delete for good',
  },
  Categories: {
    'POST /u-notes/categories': 'Create a category',
    'GET /u-notes/categories/options': 'List categories for a picker, sorted by label',
    'PUT /u-notes/categories/{id}': 'Rename or move a category',
    'DELETE /u-notes/categories/{id}': 'Delete a category; its contents move up to its parent',
  },
  Notifications: {
    'GET /notifications': 'List notifications, newest first, page by page',
    'GET /notifications/unread-count': 'Count unread notifications',
    'PATCH /notifications/{id}': 'Mark a notification read or unread',
    'POST /notifications/read-all': 'Mark every notification read',
    'GET /notifications/stream': 'Watch notifications live, as server-sent events',
  },
  Settings: {
    'GET /users/configs': 'List settings with their values',
    'PUT /users/configs': 'Change a setting',
  },
  'Sign-in': {
    'POST /auth/sign-up/email': 'Make an account with e-mail and password',
    'POST /auth/sign-in/email': 'Check e-mail and password; the answer is an identity token',
    'POST /login-requests': 'Turn an identity token into a user and an access token',
    'GET /login-requests': 'List where you are signed in',
    'DELETE /login-requests/current': 'End the session of the bearer token',
    'DELETE /login-requests/{id}': 'End one of your sessions',
  },
  'Access tokens': {
    'GET /users/tokens': 'List your access tokens, without the tokens themselves',
    'POST /users/tokens': 'Make an access token for a script; it is shown once',
    'DELETE /users/tokens/{id}': 'End an access token',
  },
  Service: {
    'GET /health': 'Tell whether the process lives',
    'GET /ready': 'Tell whether requests can be served',
  },
};

export const TAGS = Object.keys(SUMMARIES);

const byCall = new Map(
  Object.entries(SUMMARIES).flatMap(([tag, calls]) =>
    Object.entries(calls).map(([call, summary]) => [call, { tags: [tag], summary }] as const),
  ),
);

/** `path` is relative to the host, with parameters in braces. */
export const describeCall = (method: string, path: string) => byCall.get(`${method.toUpperCase()} ${path}`);

export const describedCalls = () => [...byCall.keys()];
