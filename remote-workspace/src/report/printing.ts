import { useSyncExternalStore } from 'react';

let printing = false;
const paper = matchMedia('print');

// Not every browser reports printing in both ways.
function subscribe(listener: () => void) {
  const set = (next: boolean) => () => {
    printing = next;
    listener();
  };
  const [begin, end] = [set(true), set(false)];
  const update = () => set(paper.matches)();
  paper.addEventListener('change', update);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    printing = false;
    paper.removeEventListener('change', update);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing || paper.matches);

/** Prints only the element with these styles. One rule each: a list of such selectors is expanded wrongly. */
export const onPaper = {
  '@media print': {
    padding: '0',
    background: 'white',
    printColorAdjust: 'exact',
    'html:has(&)': { background: 'white' },
    'html:has(&) body': { background: 'white' },
    'html:has(&) body *:not(:has(&)):not(& *):not(&)': { display: 'none' },
    '& button': { display: 'none' },
    // Ancestors take no room.
    'html:has(&) body *:has(&)': {
      padding: '0 !important',
      margin: '0 !important',
      maxWidth: 'none !important',
    },
  },
};

/** On screen, the page has a title already. */
export const onlyOnPaper = { display: 'none', '@media print': { display: 'block' } };
