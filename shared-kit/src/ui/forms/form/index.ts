export type { FormFields } from './fields.tsx';
export { Form } from './form.tsx';
