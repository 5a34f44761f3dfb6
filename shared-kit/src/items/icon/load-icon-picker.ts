/**
 * Loads the dialog in which an emoji is chosen, with the names of all emojis.
 *
 * @example
 * const { value: IconPicker } = useImport(loadIconPicker, { enabled: shown });
 */
export const loadIconPicker = () => import('./icon-picker.tsx').then(({ IconPicker }) => IconPicker);
