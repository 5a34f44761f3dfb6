import { createFolderNames, fileNameOf } from '../archive/file-names.rules.ts';

/** A folder for each person, named after the e-mail address. The oldest account keeps a name that two would have. */
export function personFolders(people: { id: string; email: string }[]): Map<string, string> {
  const take = createFolderNames();
  return new Map(people.map(({ id, email }) => [id, take(fileNameOf(email), '')]));
}
