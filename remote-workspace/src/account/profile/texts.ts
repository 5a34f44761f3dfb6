import { translated } from '@my-note/contract/language';

export const profileTexts = translated('workspace/profile', {
  title: 'Name and picture',
  hint: 'Only you see your picture.',
  name: 'Name',
  saveName: 'Save name',
  nameSaved: 'Name saved',
  choosePicture: 'Choose a picture',
  changePicture: 'Change picture',
  removePicture: 'Remove picture',
  picture: 'Your picture',
  wrongKind: 'Couldn’t read this picture. Choose a PNG, JPEG, or WebP file.',

  email: 'Email',
  emailHint: (email: string) => `You sign in as ${email}.`,
  newEmail: 'New email',
  change: 'Change email',
  emailSaved: (email: string) => `Email changed. Sign in as ${email} from now on.`,
});
