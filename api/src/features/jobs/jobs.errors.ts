import { AppError, invalid, notFound } from '../../core/errors.ts';
import { jobsTexts } from './texts.ts';

export const jobGone = () => notFound(jobsTexts.jobGone);
export const importRunning = () => new AppError(409, 'IMPORT_RUNNING', jobsTexts.importRunning);
export const notReady = () => new AppError(409, 'NOT_READY', jobsTexts.notWaiting);
export const importGone = () => new AppError(409, 'NOT_READY', jobsTexts.contentGone);
export const slugsTooLong = (category: string) => invalid(jobsTexts.nestedTooDeeply(category));
export const notDone = () => new AppError(409, 'NOT_DONE', jobsTexts.notDone);
export const tooOldToUndo = () => new AppError(409, 'NOT_DONE', jobsTexts.notUndoable);
