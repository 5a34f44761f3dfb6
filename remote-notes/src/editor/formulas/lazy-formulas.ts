export const loadFormulas = () => import(/* webpackChunkName: "editor-formulas" */ './formulas.ts');
