interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;

/** Does the reader pay for each byte, or wait for it? Nothing is fetched ahead then. */
export function prefersReducedData(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return isLine(line) && (line.saveData === true || (line.effectiveType ?? '').includes('2g'));
}
