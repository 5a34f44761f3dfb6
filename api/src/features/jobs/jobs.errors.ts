import { AppError, invalid, notFound } from '../../core/errors.ts';

export const jobGone = () => notFound('This export or import does not exist');
export const importRunning = () =>
  new AppError(409, 'IMPORT_RUNNING', 'An import is running already. Wait for it to finish, or cancel it');
export const notReady = () =>
  new AppError(
    409,
    'NOT_READY',
    'This import is not waiting for confirmation. Check its state, or import the file again',
  );
export const IMPORT_GONE = 'The content of this import is gone. Import the file again';
export const importGone = () => new AppError(409, 'NOT_READY', IMPORT_GONE);
export const slugsTooLong = (category: string) =>
  invalid(
    `Some addresses of this import would be too long inside "${category}". Choose a category that is less deeply nested`,
  );
export const notDone = () =>
  new AppError(409, 'NOT_DONE', 'Only a finished import can be undone. Cancel this one instead');
export const tooOldToUndo = () =>
  new AppError(
    409,
    'NOT_DONE',
    'This import was made before My Note could undo one. Move its notes to the trash yourself',
  );
