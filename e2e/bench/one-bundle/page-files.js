/** There are no files of remotes to start before the app. */
export const startPageFiles = () => {};
