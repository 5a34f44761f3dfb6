import { AppError, invalid } from '../../core/errors.ts';

export const exportRunning = (max: number) =>
  new AppError(
    409,
    'EXPORT_RUNNING',
    `${max} exports are running already. Wait for one to finish, or cancel it`,
  );
export const noteNeedsHtml = () =>
  invalid(
    'One note is exported with format=html, and without a category. Its Markdown is what GET …/by-slug has',
  );
export const exportStalled = () =>
  new AppError(408, 'EXPORT_STALLED', 'The download stalled and was stopped. Start it again');
