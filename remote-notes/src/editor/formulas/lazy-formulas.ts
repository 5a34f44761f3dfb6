// With what draws other blocks: a chunk more would cost each note's page the name and the hash of its file.
export const loadFormulas = () => import(/* webpackChunkName: "editor-fences" */ './formulas.ts');
