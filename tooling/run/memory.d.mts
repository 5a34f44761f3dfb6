export const memoryArgs: string[];
export const memoryEnvironment: Record<string, string>;
