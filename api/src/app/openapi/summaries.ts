/** What each call does, by tag. A test compares this table with the registered routes. */
const SUMMARIES: Record<string, Record<string, string>> = {
  Notes: {
    'GET /u-notes/notes': 'List living items, or the trash with filters[deleted]=true',
    'GET /u-notes/notes/by-slug': 'Read an item by its present or a former slug',
    'GET /u-notes/notes/previews': 'Read the beginnings of several texts',
    'POST /u-notes/notes/draft': 'Open the empty draft, or make one',
    'PUT /u-notes/notes/{id}': 'Save title, content or category',
    'PATCH /u-notes/notes/{id}/pin': 'Pin, unpin or toggle',
    'PATCH /u-notes/notes/{id}/icon': 'Give an item an emoji as its icon, or take it away',
    'PATCH /u-notes/notes/{id}/lock': 'Lock a note against changes of title and text, or unlock it',
    'PATCH /u-notes/notes/{id}/move': 'Move below a category or to the top level',
    'POST /u-notes/notes/many': 'Move, pin, unpin or trash several items',
    'DELETE /u-notes/notes/{id}/soft': 'Move to the trash, or restore from it',
    'DELETE /u-notes/notes/{id}': 'Delete permanently',
    'DELETE /u-notes/notes': 'Empty the trash (filters[deleted]=true)',
    'GET /u-notes/notes/{id}/trashed': 'List what went to the trash along with an item',
    'POST /u-notes/trash/restore': 'Restore several entries of the trash',
    'POST /u-notes/trash/delete': 'Delete several entries of the trash permanently',
    'GET /u-notes/notes/{id}/backlinks': 'List notes that link to an item',
    'GET /u-notes/notes/{id}/former-titles': 'List which texts of its links are former titles',
    'GET /u-notes/notes/example': 'Read the category of the example notes, if it is there',
    'POST /u-notes/notes/example': 'Load the example notes, once',
  },
  History: {
    'GET /u-notes/notes/{id}/versions': 'List former states of a note',
    'GET /u-notes/notes/{id}/versions/{versionId}': 'Read a former state with its text',
    'PATCH /u-notes/notes/{id}/versions/{versionId}':
      'Give a former state a name, so that it is kept, or take the name away',
    'POST /u-notes/notes/{id}/versions/{versionId}/restore': 'Bring a former state back as a new one',
  },
  Search: {
    'GET /u-notes/search/content': 'Search titles and texts',
    'GET /u-notes/search': 'List the search history',
    'POST /u-notes/search': 'Add a search or a chosen note to the history',
    'DELETE /u-notes/search': 'Clear the search history',
    'DELETE /u-notes/search/{id}': 'Remove one search from the history',
  },
  Sharing: {
    'PUT /u-notes/notes/{id}/share': 'Share an item by link, or change how it is shared',
    'GET /u-notes/shared/sharing': 'List what the user shares',
    'DELETE /u-notes/shared/{shareId}': 'Remove a share',
    'GET /u-notes/shared/{shareId}': 'Open a share: its root and what lies below it',
    'GET /u-notes/shared/{shareId}/search': 'Search what a share holds',
    'GET /u-notes/shared/{shareId}/{noteId}': 'Read one shared note',
  },
  Files: {
    'POST /u-notes/attachments': 'Upload an image, a PDF or a text',
    'GET /attachments/{id}': 'Read an attachment',
    'GET /pictures': 'Read a picture of another site, which learns nothing of who reads it',
    'GET /u-notes/export': 'Export as a zip of Markdown, streamed',
    'POST /u-notes/import': 'Import a zip, with preview=true as a dry run; the response is a job',
    'GET /u-notes/jobs': 'List recent exports and imports',
    'GET /u-notes/jobs/{id}': 'Watch the progress of an export or import',
    'DELETE /u-notes/jobs/{id}': 'Cancel an export or import, or drop an import that waits to be confirmed',
    'POST /u-notes/jobs/{id}/confirm': 'Let in what a previewed import read, at the top or inside a category',
    'POST /u-notes/jobs/{id}/undo': 'Move what an import brought to the trash',
  },
  Operator: {
    'GET /people': 'List the accounts of this site with their figures; operators only',
    'PATCH /people/{id}':
      'Disable or enable an account, make it an operator, plan its deletion or take that back; operators only',
    'POST /people/{id}/password-link':
      'Make a one-time link for a new password; it is shown once; operators only',
    'GET /people/activity': 'List the security events of every account; operators only',
    'GET /people/invitations': 'List invitations; operators only',
    'POST /people/invitations': 'Make a link that creates one account; it is shown once; operators only',
    'DELETE /people/invitations/{id}': 'Revoke an invitation that nobody has used; operators only',
  },
  Report: {
    'GET /u-notes/report': 'Read the usage report',
  },
  Categories: {
    'POST /u-notes/categories': 'Create a category',
    'GET /u-notes/categories/options': 'List categories for a picker, sorted by label',
    'PUT /u-notes/categories/{id}': 'Rename or move a category',
    'PUT /u-notes/categories/{id}/ordering': 'Order the children by a move or by the whole list',
    'DELETE /u-notes/categories/{id}': 'Delete a category; its contents move up to its parent',
  },
  Settings: {
    'GET /users/configs': 'List settings with their values',
    'PUT /users/configs': 'Change a setting',
  },
  'Sign-in': {
    'POST /auth/sign-up/email': 'Make an account with e-mail and password',
    'POST /auth/sign-in/email':
      'Check e-mail and password; the response is an identity token, or a ticket for the second step',
    'POST /auth/sign-in/second-factor':
      'Check the code of the second step; the response is an identity token',
    'POST /auth/sign-in/passkey/options': 'Get a challenge for a passkey',
    'POST /auth/sign-in/passkey': 'Check a passkey; the response is an identity token',
    'POST /auth/password-links': 'Ask for a link to a new password by e-mail',
    'POST /auth/password-links/check': 'Read whose password a link replaces',
    'POST /auth/password-links/use': 'Choose a new password with a link; every session ends',
    'GET /auth/oidc/start': 'Send the browser to the OpenID Connect provider to sign in',
    'GET /auth/oidc/callback': 'Take the browser back from the provider, to the login page',
    'GET /auth/oidc/sign-out': 'Send the browser to the provider to sign out',
    'POST /login-requests': 'Turn an identity token into a user and an access token',
    'POST /login-requests/renewals': 'Turn the renewal cookie into a new access token',
    'DELETE /login-requests/renewals': 'End the session of the renewal cookie',
    'DELETE /login-requests/current': 'End the session of the bearer token',
    'GET /login-requests': 'List where the user is signed in',
    'DELETE /login-requests/{id}': 'End one of the user’s sessions',
    'GET /users/account': 'Read the own account, and what it may change',
    'PUT /users/account': 'Change the name',
    'PUT /users/account/email': 'Change the e-mail address, with the password or after a fresh sign-in',
    'PUT /users/account/password': 'Change the password; every other session ends',
    'PUT /users/account/picture': 'Replace the picture',
    'DELETE /users/account/picture': 'Remove the picture',
    'GET /users/account/picture/{id}': 'Read the picture',
    'POST /users/account/deletion': 'Plan the deletion of the account in 7 days',
    'DELETE /login-requests': 'End the user’s sessions, with keep=current all others',
    'GET /users/identities': 'List the ways in which the person signs in',
    'GET /users/activity': 'Read a page of the security events of the account, newest first',
    'GET /users/factors': 'Read whether two-step sign-in is on, and list passkeys',
    'POST /users/two-step': 'Make a key for an authenticator app',
    'POST /users/two-step/confirmation':
      'Turn two-step sign-in on with a code; the response has the recovery codes',
    'POST /users/two-step/recovery-codes': 'Replace the recovery codes; they are shown once',
    'POST /users/two-step/end': 'Turn two-step sign-in off',
    'POST /users/passkeys/options': 'Get what a browser needs to make a passkey',
    'POST /users/passkeys': 'Add a passkey',
    'PATCH /users/passkeys/{id}': 'Rename a passkey',
    'DELETE /users/passkeys/{id}': 'Remove a passkey',
    'GET /users/tokens': 'List personal access tokens',
    'POST /users/tokens': 'Make a personal access token; it is shown once',
    'DELETE /users/tokens/{id}': 'Revoke a personal access token',
  },
  Notifications: {
    'GET /notifications': 'Read a page of the feed, newest first',
    'GET /notifications/unread-count': 'Count unread notifications',
    'PATCH /notifications/{id}': 'Mark a notification as read or unread',
    'POST /notifications/read-all': 'Mark all notifications as read',
    'GET /notifications/stream': 'Follow notifications live, as server-sent events',
  },
  Requests: {
    'GET /u-requests': 'List the user’s issue reports and feature requests with their status',
    'POST /u-requests': 'Report an issue or request a feature',
  },
  'Youtube Reader': {
    'GET /ai-youtube/channels': 'List followed channels with their state',
    'POST /ai-youtube/channels': 'Follow a channel by its address, @handle, id or a video',
    'POST /ai-youtube/channels/import': 'Follow the channels of a file, as far as the limit allows',
    'DELETE /ai-youtube/channels/{id}': 'Stop following a channel',
    'POST /ai-youtube/refresh': 'Refresh the lists of followed channels; each at most hourly',
    'GET /ai-youtube/videos': 'Read a page of videos, newest first',
    'POST /ai-youtube/videos/seen': 'Mark all videos, or those of a channel, as seen',
    'GET /ai-youtube/videos/{id}': 'Read a video',
    'PATCH /ai-youtube/videos/{id}': 'Mark a video as seen or hidden',
    'POST /ai-youtube/videos/{id}/note': 'Open the note of a video; made at the first call',
    'GET /ai-youtube/videos/{id}/picture': 'Read the picture of a video',
    'GET /ai-youtube/videos/{id}/transcript': 'Read the transcript that the user keeps with a video',
    'PUT /ai-youtube/videos/{id}/transcript': 'Keep a transcript with a video',
    'DELETE /ai-youtube/videos/{id}/transcript': 'Remove the transcript of a video',
  },
  Service: {
    'GET /health': 'Check whether the process is alive',
    'GET /ready': 'Check whether requests can be served',
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
