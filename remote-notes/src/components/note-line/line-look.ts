/** Heights of the line above a note and of the toolbar below it, also while their scripts are on the way. */
export const lineHeight = { height: '8', '@media (pointer: coarse)': { height: 'touchTarget' } };
/** Two rows, which all tools fit into. */
export const toolbarHeight = '4.75rem';
