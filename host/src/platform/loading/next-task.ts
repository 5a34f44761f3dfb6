/** Lets the browser paint and take input before the caller goes on. */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go));
