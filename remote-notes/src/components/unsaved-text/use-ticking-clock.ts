import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The time (ms since 1970), updated every few seconds while `running`. */
export function useTickingClock(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const toggle = () => setNow(Date.now());
    toggle();
    const timer = setInterval(toggle, EVERY_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
