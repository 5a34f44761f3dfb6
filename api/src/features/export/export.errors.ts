import { AppError, invalid } from '../../core/errors.ts';
import { exportTexts } from './texts.ts';

export const exportRunning = (max: number) => new AppError(409, 'EXPORT_RUNNING', exportTexts.tooMany(max));
export const noteNeedsHtml = () => invalid(exportTexts.oneNoteAsHtml);
export const exportStalled = () => new AppError(408, 'EXPORT_STALLED', exportTexts.stalled);
