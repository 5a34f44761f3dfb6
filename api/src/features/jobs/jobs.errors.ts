import { AppError, invalid, notFound } from '../../core/errors.ts';

export const jobGone = () => notFound('This export or import does not exist');
export const importRunning = () =>
  new AppError(409, 'IMPORT_RUNNING', 'An import is running already. Wait for its end, or cancel it');
export const notReady = () =>
  new AppError(
    409,
    'NOT_READY',
    'This import does not wait to be confirmed. Look at its state, or import the file again',
  );
export const IMPORT_GONE = 'What this import held is gone. Import the file again';
export const importGone = () => new AppError(409, 'NOT_READY', IMPORT_GONE);
export const slugsTooLong = (category: string) =>
  invalid(
    `Inside of "${category}" some addresses of this import would be too long. Choose a category that lies less deep`,
  );
export const notDone = () =>
  new AppError(409, 'NOT_DONE', 'Only an import that is done can be undone. Cancel one that is not');
export const tooOldToUndo = () =>
  new AppError(
    409,
    'NOT_DONE',
    'This import was made before My Note could undo one. Move what it brought to the trash yourself',
  );
