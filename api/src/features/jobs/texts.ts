import { translated } from '@my-note/contract/language';

/** What became of exports and imports. */
export const jobsTexts = translated('api/jobs', {
  interrupted: 'The server was stopped before this was done. Start it again',
  jobGone: 'This export or import does not exist',
  importRunning: 'An import is running already. Wait for it to finish, or cancel it',
  notWaiting: 'This import is not waiting for confirmation. Check its state, or import the file again',
  contentGone: 'The content of this import is gone. Import the file again',
  nestedTooDeeply: (category: string) =>
    `Some addresses of this import would be too long inside "${category}". Choose a category that is less deeply nested`,
  notDone: 'Only a finished import can be undone. Cancel this one instead',
  notUndoable: 'This import was made before My Note could undo one. Move its notes to the trash yourself',
  import: {
    failed: 'Your import failed',
    toReview: 'Your import is ready to review',
    ready: 'Your import is ready',
  },
  export: {
    failed: 'Your export failed',
    toReview: 'Your export is ready to review',
    ready: 'Your export is ready',
  },
  wentWrong: 'Something went wrong. Try again',
  confirm: 'Confirm it within a day',
  files: (count: number) => `${count} files`,
});
