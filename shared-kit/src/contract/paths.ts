/**
 * Paths of the REST service, relative to `{host}` (specification, section 7; decisions, section 3).
 * Functions take an identifier; the service uses the same table with `:id`.
 */
export const paths = {
  health: '/health',
  ready: '/ready',
  signUp: '/auth/sign-up/email',
  signIn: '/auth/sign-in/email',
  loginRequests: '/login-requests',
  currentLogin: '/login-requests/current',
  configs: '/users/configs',
  notes: '/u-notes/notes',
  noteBySlug: '/u-notes/notes/by-slug',
  draft: '/u-notes/notes/draft',
  note: (id: string) => `/u-notes/notes/${id}`,
  softDelete: (id: string) => `/u-notes/notes/${id}/soft`,
  pin: (id: string) => `/u-notes/notes/${id}/pin`,
  move: (id: string) => `/u-notes/notes/${id}/move`,
  categories: '/u-notes/categories',
  categoryOptions: '/u-notes/categories/options',
  category: (id: string) => `/u-notes/categories/${id}`,
  attachments: '/u-notes/attachments',
  export: '/u-notes/export',
  import: '/u-notes/import',
  jobs: '/u-notes/jobs',
  job: (id: string) => `/u-notes/jobs/${id}`,
  attachment: (id: string) => `/attachments/${id}`,
} as const;
