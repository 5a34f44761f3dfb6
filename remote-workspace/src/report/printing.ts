import { useSyncExternalStore } from 'react';

let printing = false;
const paper = matchMedia('print');

// Not every browser tells of paper by both ways.
function subscribe(listener: () => void) {
  const set = (next: boolean) => () => {
    printing = next;
    listener();
  };
  const [begin, end] = [set(true), set(false)];
  const follow = () => set(paper.matches)();
  paper.addEventListener('change', follow);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    printing = false;
    paper.removeEventListener('change', follow);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being put on paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing || paper.matches);

/** Nothing on paper but what has this look. A rule of its own each: a list of them is not taken apart rightly. */
export const onPaper = {
  '@media print': {
    padding: '0',
    background: 'white',
    printColorAdjust: 'exact',
    'html:has(&)': { background: 'white' },
    'html:has(&) body': { background: 'white' },
    'html:has(&) body *:not(:has(&)):not(& *):not(&)': { display: 'none' },
    '& button': { display: 'none' },
    // What is around it takes no room.
    'html:has(&) body *:has(&)': {
      padding: '0 !important',
      margin: '0 !important',
      maxWidth: 'none !important',
    },
  },
};

/** On screen the page around it has a title already. */
export const onlyOnPaper = { display: 'none', '@media print': { display: 'block' } };
