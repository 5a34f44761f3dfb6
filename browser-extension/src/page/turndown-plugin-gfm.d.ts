declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Tables, strike-through, tasks, and highlighted code. */
  export const gfm: TurndownService.Plugin;
}
