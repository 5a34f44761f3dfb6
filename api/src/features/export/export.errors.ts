import { AppError } from '../../core/errors.ts';

export const exportRunning = (max: number) =>
  new AppError(
    409,
    'EXPORT_RUNNING',
    `${max} exports are running already. Wait for the end of one, or cancel it`,
  );
export const exportStalled = () =>
  new AppError(408, 'EXPORT_STALLED', 'The download stood still for too long and was ended. Start it again');
