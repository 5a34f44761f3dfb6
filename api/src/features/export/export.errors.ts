import { AppError } from '../../core/errors.ts';

export const exportRunning = (max: number) =>
  new AppError(
    409,
    'EXPORT_RUNNING',
    `${max} exports are running already. Wait for one to finish, or cancel it`,
  );
export const exportStalled = () =>
  new AppError(408, 'EXPORT_STALLED', 'The download stalled and was stopped. Start it again');
